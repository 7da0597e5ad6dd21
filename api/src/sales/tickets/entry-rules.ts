import { doorSentences } from '@nzuko/contract/text';
import { ConflictError } from '../../platform/http/errors';
import { whenInZone } from '../../platform/timezones';
import type { TicketAtDoor } from './check-in-repository';
import { nameOnTicket } from './ticket-people';

/** The message shown at the door, by outcome. */
export const entrySentences = {
  admitted: (ticket: TicketAtDoor) => `${nameOnTicket(ticket)} is checked in.`,
  other_event: ({ title }: TicketAtDoor) => `This ticket is for another event: ${title}.`,
  event_cancelled: ({ title }: TicketAtDoor) => doorSentences.event_cancelled(title),
  ticket_transferred: () => doorSentences.ticket_transferred,
  ticket_cancelled: () => doorSentences.ticket_cancelled,
  ticket_unpaid: () => doorSentences.ticket_unpaid,
  ticket_on_hold: () => doorSentences.ticket_on_hold,
};

/** How somebody last came in. */
export interface Arrival {
  at: Date;
  /** Null if no gate was named, or it was by hand. */
  gate: string | null;
  /** True if they had left before. */
  isReturn: boolean;
}

/** The message for somebody who is already in. */
export function alreadyInSentence(
  ticket: TicketAtDoor,
  arrival: Arrival | null,
  now: Date,
): string {
  const name = nameOnTicket(ticket);
  if (!arrival) return `${name} was already checked in.`;
  return doorSentences.already_checked_in(name, {
    ...arrival,
    when: whenInZone(arrival.at, ticket.timezone, now),
  });
}

type Refusal = Exclude<keyof typeof entrySentences, 'admitted'>;

/** Why a ticket is refused at the door; null if it is valid. */
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
  new ConflictError(refusal, entrySentences[refusal](ticket));
