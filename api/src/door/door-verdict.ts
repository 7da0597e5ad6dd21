import type { DoorOutcome } from '../platform/limits';
import { doorSentences, entryRefusal } from '../sales';
import type { TicketAtDoor } from '../sales';

/** The result of reading a scan: a ticket, an unknown number, or a code we didn't sign. */
export type Scanned = TicketAtDoor | 'unknown_ticket' | 'not_genuine';

/** The door that scans. */
export interface Door {
  id: number;
  organizer_id: number;
}

/** The verdict on a scan. */
export function judge(scanned: Scanned, door: Door): DoorOutcome {
  if (typeof scanned === 'string') return scanned;
  const refusal = entryRefusal(scanned, door.id);
  if (refusal) return refusal;
  return scanned.checked_in_at ? 'already_checked_in' : 'admitted';
}

/** An outcome's message. Doesn't reveal the title of another organizer's event. */
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
