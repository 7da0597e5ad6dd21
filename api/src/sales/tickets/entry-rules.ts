import { ConflictError } from '../../platform/http/errors';
import { formatInZone } from '../../platform/timezones';
import { nameOnTicket } from './ticket-people';
import type { TicketAtDoor } from './tickets-repository';

/** The message shown at the door, by outcome. */
export const doorSentences = {
  admitted: (ticket: TicketAtDoor) => `${nameOnTicket(ticket)} is checked in.`,
  already_checked_in: (ticket: TicketAtDoor) =>
    ticket.checked_in_at
      ? `${nameOnTicket(ticket)} is already checked in, at ${formatInZone(ticket.checked_in_at, ticket.timezone)}.`
      : `${nameOnTicket(ticket)} was already checked in.`,
  other_event: ({ title }: TicketAtDoor) => `This ticket is for another event: ${title}.`,
  event_cancelled: ({ title }: TicketAtDoor) => `${title} has been cancelled.`,
  ticket_transferred: () =>
    'This ticket was transferred. The code is no longer valid; ask for the new one.',
  ticket_cancelled: () => 'This ticket has been cancelled.',
  ticket_unpaid: () => 'This ticket has not been paid for.',
  ticket_on_hold: () =>
    'Payment disputed: this ticket is on hold. Send the holder to the organizer.',
};

type Refusal = Exclude<keyof typeof doorSentences, 'admitted' | 'already_checked_in'>;

/** Why a ticket is refused at the door; null if it is valid. Ticketing rules "The door". */
export function entryRefusal(
  ticket: TicketAtDoor,
  eventAtDoor: number | undefined,
): Refusal | null {
  if (isWrongDoor(ticket, eventAtDoor)) return 'other_event';
  if (ticket.event_status === 'CANCELLED') return 'event_cancelled';
  if (ticket.wasTransferred) return 'ticket_transferred';
  if (ticket.status === 'CANCELLED') return 'ticket_cancelled';
  if (ticket.status === 'PENDING') return 'ticket_unpaid';
  if (ticket.suspended_at) return 'ticket_on_hold';
  return null;
}

/** True if the door names an event and the ticket is for another one. */
export function isWrongDoor(ticket: TicketAtDoor, eventAtDoor: number | undefined): boolean {
  return eventAtDoor !== undefined && eventAtDoor !== ticket.event_id;
}

/** A refusal as an API error. */
export const refusalError = (refusal: Refusal, ticket: TicketAtDoor) =>
  new ConflictError(refusal, doorSentences[refusal](ticket));
