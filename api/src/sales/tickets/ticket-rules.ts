import { ConflictError } from '../../platform/http/errors';
import type { LockedTicket } from './ticket-lock-repository';

/**
 * Requires that the payment isn't disputed: until then its money and tickets must not move.
 *
 * @throws ConflictError `ticket_on_hold`.
 */
export function requireNotOnHold({ suspended_at: since }: { suspended_at: Date | null }): void {
  if (since) {
    throw new ConflictError(
      'ticket_on_hold',
      'The payment for this ticket is disputed, so the ticket is on hold until the dispute is settled.',
    );
  }
}

/** @throws ConflictError `checked_in`. */
export function requireUnused({ checked_in_at: usedAt }: LockedTicket): void {
  if (usedAt) throw new ConflictError('checked_in', 'This ticket has been used at the door.');
}

/** @throws ConflictError `ticket_unpaid`. */
export function requirePaid({ status }: LockedTicket): void {
  if (status === 'PENDING') {
    throw new ConflictError('ticket_unpaid', 'This ticket has not been paid for.');
  }
}
