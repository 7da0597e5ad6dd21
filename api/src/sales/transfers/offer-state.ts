import type { EventStatus, TicketStatus } from '../../platform/limits';
import { GoneError } from '../../platform/http/errors';
import type { LockedTicketAndOrder } from '../tickets/ticket-lock-repository';
import { requireNotOnHold } from '../tickets/ticket-rules';
import type { TransferRow } from './transfers-repository';

interface OfferedTicket {
  title: string;
  status: TicketStatus;
  checked_in_at: Date | null;
  /** When its payment was disputed. */
  suspended_at: Date | null;
  event_status: EventStatus;
  start_date: Date | null;
}

/** The transfer offer of a locked ticket. */
export const offeredTicket = ({ ticket, event, order }: LockedTicketAndOrder): OfferedTicket => ({
  title: event.title,
  status: ticket.status,
  checked_in_at: ticket.checked_in_at,
  suspended_at: order.suspended_at,
  event_status: event.status,
  start_date: event.start_date,
});

/**
 * Rejects an offer that can no longer be accepted, with the reason for its recipient. Whatever invalidates the ticket also
 * ends its offer.
 *
 * @throws GoneError `offer_accepted`, `offer_declined`, `offer_withdrawn`, `offer_expired`, `ticket_cancelled`,
 *   `checked_in`, `event_cancelled`, `event_started`; ConflictError `ticket_on_hold`, which may pass.
 */
export function requireOpen(offer: TransferRow, ticket: OfferedTicket, now: Date): void {
  if (offer.status === 'ACCEPTED') {
    throw new GoneError(
      'offer_accepted',
      'This ticket has already been accepted. If you accepted it into your account, it is under My Tickets.',
    );
  }
  if (offer.status === 'DECLINED') {
    throw new GoneError('offer_declined', 'This offer was declined.');
  }
  if (offer.status === 'WITHDRAWN') {
    throw new GoneError('offer_withdrawn', 'This offer was withdrawn by the ticket’s owner.');
  }
  if (ticket.event_status === 'CANCELLED') {
    throw new GoneError('event_cancelled', `${ticket.title} has been cancelled.`);
  }
  if (ticket.status !== 'VALID') {
    throw new GoneError('ticket_cancelled', 'This ticket has been cancelled.');
  }
  if (ticket.checked_in_at) {
    throw new GoneError('checked_in', 'This ticket has been used at the door.');
  }
  if (ticket.start_date && ticket.start_date <= now) {
    throw new GoneError('event_started', `${ticket.title} has started.`);
  }
  if (offer.expires_at <= now) {
    throw new GoneError(
      'offer_expired',
      'This offer has expired. Ask the person who sent it to offer you the ticket again.',
    );
  }
  requireNotOnHold(ticket);
}
