import { ConflictError } from '../../http/errors';
import { formatInZone } from '../../timezones';
import type { TicketAtDoor } from './tickets-repository';

/** The name of who enters: the holder's where one was named, else the buyer's. */
export function nameAtDoor(
  ticket: Pick<TicketAtDoor, 'holder_name' | 'first_name' | 'last_name'>,
): string {
  return ticket.holder_name ?? `${ticket.first_name} ${ticket.last_name}`;
}

/** What the door hears of a ticket, by why it opens or does not. */
export const doorSentences = {
  admitted: (ticket: TicketAtDoor) => `${nameAtDoor(ticket)} is checked in.`,
  already_checked_in: (ticket: TicketAtDoor) =>
    ticket.checked_in_at
      ? `${nameAtDoor(ticket)} is already checked in, at ${formatInZone(ticket.checked_in_at, ticket.timezone)}.`
      : `${nameAtDoor(ticket)} was already checked in.`,
  other_event: ({ title }: TicketAtDoor) => `This ticket is for another event: ${title}.`,
  event_cancelled: ({ title }: TicketAtDoor) => `${title} has been cancelled.`,
  ticket_cancelled: () => 'This ticket has been cancelled.',
  ticket_unpaid: () => 'This ticket has not been paid for.',
};

type Refusal = Exclude<keyof typeof doorSentences, 'admitted' | 'already_checked_in'>;

/** Why nobody may enter with a ticket; null when somebody may. Source: ticketing rules "The door". */
export function entryRefusal(
  ticket: TicketAtDoor,
  eventAtDoor: number | undefined,
): Refusal | null {
  if (isWrongDoor(ticket, eventAtDoor)) return 'other_event';
  if (ticket.event_status === 'CANCELLED') return 'event_cancelled';
  if (ticket.status === 'CANCELLED') return 'ticket_cancelled';
  if (ticket.status === 'PENDING') return 'ticket_unpaid';
  return null;
}

/** Whether a ticket is for another event than the door's, where the door names one. */
export function isWrongDoor(ticket: TicketAtDoor, eventAtDoor: number | undefined): boolean {
  return eventAtDoor !== undefined && eventAtDoor !== ticket.event_id;
}

/** A refusal as an answer of the API. */
export const refusalError = (refusal: Refusal, ticket: TicketAtDoor) =>
  new ConflictError(refusal, doorSentences[refusal](ticket));
