import type { DoorOutcome } from '../platform/limits';
import { doorSentences, entryRefusal } from '../sales';
import type { TicketAtDoor } from '../sales';

/** The result of reading a scan: a ticket, an unknown number, or a code we didn't sign. */
export type Scanned = TicketAtDoor | 'unknown_ticket' | 'not_genuine';

/** The door that scans. */
export interface Door {
  id: number;
  organizer_id: number;
  /** A gate link scans, whose helper knows of no other event of the organizer's. */
  isOfLink?: boolean;
}

/** Whether a door may know whose ticket this is. */
export const isOwnTicket = (ticket: TicketAtDoor, { id, organizer_id, isOfLink }: Door): boolean =>
  isOfLink ? ticket.event_id === id : ticket.organizer_id === organizer_id;

/** The verdict on a scan. */
export function judge(scanned: Scanned, door: Door): DoorOutcome {
  if (typeof scanned === 'string') return scanned;
  const refusal = entryRefusal(scanned, door.id);
  if (refusal) return refusal;
  return scanned.checked_in_at ? 'already_checked_in' : 'admitted';
}

/** An outcome's message. Doesn't reveal the title of an event that isn't this door's to know. */
export function sentenceOf(outcome: DoorOutcome, scanned: Scanned, door: Door): string {
  if (outcome === 'gate_link_ended') return 'The link had ended before this scan.';
  if (outcome === 'not_genuine') return 'This QR code is not genuine.';
  if (typeof scanned === 'string' || outcome === 'unknown_ticket') {
    return 'No ticket has this number.';
  }
  if (outcome === 'other_event' && !isOwnTicket(scanned, door)) {
    return door.isOfLink
      ? 'This ticket is for another event.'
      : 'This ticket is for an event of another organizer.';
  }
  return doorSentences[outcome](scanned);
}
