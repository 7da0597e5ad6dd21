import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { ConflictError, NotFoundError } from '../../platform/http/errors';
import type { Actor } from '../../platform/security/tokens';
import { isJustMoved } from '../orders/refund-terms';
import { findAcceptedTransfer } from '../transfers/transfers-repository';
import { lockTicket, type LockedTicketAndOrder } from './ticket-lock-repository';
import { requireNotOnHold } from './ticket-rules';
import { findOwner } from './tickets-repository';

type Trx = Transaction<Database>;

/**
 * Locks one of the actor's tickets. Checks ownership under the lock, since a transfer may have been accepted meanwhile.
 *
 * @throws NotFoundError; ConflictError `ticket_transferred` if the actor has given it away.
 */
export async function lockOwnTicket(
  trx: Trx,
  actor: Actor,
  ticketId: number,
): Promise<LockedTicketAndOrder> {
  await requireOwner(trx, actor, ticketId, await findOwner(trx, ticketId));
  const locked = await lockTicket(trx, ticketId);
  await requireOwner(trx, actor, ticketId, locked.ticket);
  return locked;
}

async function requireOwner(
  trx: Trx,
  actor: Actor,
  ticketId: number,
  ticket: { user_id: number | null } | undefined,
): Promise<void> {
  if (ticket?.user_id === actor.id) return;
  const transfer = ticket && (await findAcceptedTransfer(trx, ticketId, actor.id));
  if (!transfer) throw new NotFoundError('You don’t have this ticket.');
  throw new ConflictError(
    'ticket_transferred',
    // Its new owner may have had their name removed.
    `You transferred this ticket to ${transfer.to_name || 'somebody else'}. It’s theirs now.`,
  );
}

/**
 * @throws ConflictError `ticket_cancelled`, `event_started`, `ticket_on_hold`.
 */
export function requireBeforeStart(locked: LockedTicketAndOrder, now: Date): void {
  const { event } = locked;
  requireLive(locked);
  if (event.start_date && event.start_date <= now) {
    throw new ConflictError('event_started', `${event.title} has started.`);
  }
  requireNotOnHold(locked.order);
}

/**
 * Like `requireBeforeStart`, but a recently moved event may have started: people who had booked before get time to cancel.
 *
 * @throws ConflictError `ticket_cancelled`, `event_started`, `ticket_on_hold`.
 */
export function requireCancellable(locked: LockedTicketAndOrder, now: Date): void {
  if (!isJustMoved(locked.order, locked.event, now)) return requireBeforeStart(locked, now);
  requireLive(locked);
  requireNotOnHold(locked.order);
}

/** @throws ConflictError `ticket_cancelled`. */
export function requireLive({ ticket }: LockedTicketAndOrder): void {
  if (ticket.status === 'CANCELLED') {
    throw new ConflictError('ticket_cancelled', 'This ticket has been cancelled.');
  }
}
