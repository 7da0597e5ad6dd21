import type { DoorOutcome } from '../../limits';
import { doorSentences, entryRefusal } from '../tickets/entry-rules';
import type { TicketAtDoor } from '../tickets/tickets-repository';

/** What was scanned: a ticket, a number that none has, or a code that we never signed. */
export type Scanned = TicketAtDoor | 'unknown_ticket' | 'not_genuine';

/** The door at which something is scanned. */
export interface Door {
  id: number;
  organizer_id: number;
}

/** What a scan comes to. */
export function judge(scanned: Scanned, door: Door): DoorOutcome {
  if (typeof scanned === 'string') return scanned;
  const refusal = entryRefusal(scanned, door.id);
  if (refusal) return refusal;
  return scanned.checked_in_at ? 'already_checked_in' : 'admitted';
}

/** The sentence for an outcome. Of somebody else's event not even the title is told. */
export function sentenceOf(outcome: DoorOutcome, scanned: Scanned, door: Door): string {
  if (outcome === 'not_genuine') return 'This QR code is not genuine.';
  if (typeof scanned === 'string' || outcome === 'unknown_ticket') {
    return 'No ticket has this number.';
  }
  if (outcome === 'other_event' && scanned.organizer_id !== door.organizer_id) {
    return 'This ticket is for an event of another organizer.';
  }
  return doorSentences[outcome](scanned);
}
