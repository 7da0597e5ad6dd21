import { doorSentences } from '@nzuko/contract/text';
import { MINUTE_MS } from '../platform/durations';
import { TICKET_TYPE_LABELS, type DoorDirection, type DoorOutcome } from '../platform/limits';
import { formatInZone, whenInZone } from '../platform/timezones';
import { alreadyInSentence, entryRefusal, entrySentences, nameOnTicket } from '../sales';
import type { Arrival, TicketAtDoor } from '../sales';
import type { ScanRow } from './door-repository';
import type { DoorVerdict } from './door-schemas';
import type { GateRow } from './gates/gates-repository';
import type { DoorRules } from './gates/gates-schemas';
import { isConflict, next, type Presence } from './movements';
import { photoKeyOf } from './photos/photo-keys';

/** The result of reading a scan: a ticket, an unknown number, or a code we didn't sign. */
export type Scanned = TicketAtDoor | 'unknown_ticket' | 'not_genuine';

/** An event's door, as its scanner may know it. */
export interface Door {
  id: number;
  organizer_id: number;
  start_date: Date | null;
  doors_open: Date | null;
  rules: DoorRules;
  /** The event's gates, removed ones too, since a device that was offline may still scan at one. */
  gates: readonly GateRow[];
  /** The organizer's events that the scanner may know of; null for all of them. */
  eventIds: readonly number[] | null;
}

/** A scan to be judged. */
export interface Question {
  direction: DoorDirection;
  gate: GateRow | undefined;
  /** The device has already let them in. */
  isLetIn: boolean;
  /** Whether it should ask before it admits anybody long before the start. */
  asksIfEarly: boolean;
  scannedAt: Date;
  presence: Presence;
}

/** Whether a door may know whose ticket this is. */
const isOwnTicket = (ticket: TicketAtDoor, { organizer_id, eventIds }: Door): boolean =>
  ticket.organizer_id === organizer_id && (!eventIds || eventIds.includes(ticket.event_id));

/** The verdict on a scan. `judgeOffline` of the dashboard has the same rules in the same order, which `doorCases` checks. */
export function judge(scanned: Scanned, door: Door, question: Question): DoorOutcome {
  if (typeof scanned === 'string') return scanned;
  const { direction, gate, isLetIn, asksIfEarly, presence, scannedAt } = question;
  const outcome = next(direction, presence, door.rules.has_reentry);
  const refusal = entryRefusal(scanned, door.id);
  // Anybody inside may leave, whatever has happened to their payment.
  if (refusal && !(outcome === 'left' && refusal === 'ticket_on_hold')) return refusal;
  // Once somebody is in, the wrong gate or time no longer matters.
  if ((outcome !== 'admitted' && outcome !== 'readmitted') || isLetIn) return outcome;
  if (gate?.ticket_types && !gate.ticket_types.includes(scanned.kind)) return 'wrong_gate';
  return outcome === 'admitted' && asksIfEarly && isEarly(door, scannedAt) ? 'too_early' : outcome;
}

/** Long before the start, and the doors aren't open yet. */
const isEarly = ({ start_date: start, doors_open: doors, rules }: Door, at: Date): boolean =>
  rules.early_minutes > 0 &&
  start !== null &&
  at.getTime() < start.getTime() - rules.early_minutes * MINUTE_MS &&
  !(doors && at >= doors);

/** The holder's movements, as known when the scan arrived. */
interface Known {
  leftAt: Date | null;
  arrival: Arrival | null;
  now: Date;
}

/** A scan's verdict as the device gets it. */
export function presentVerdict(
  row: ScanRow,
  scanned: Scanned,
  door: Door,
  known: Known,
): DoorVerdict {
  const { id, outcome } = row;
  // Don't show this door the holder of a ticket that isn't its own, or an old code's new owner.
  const isKnown =
    typeof scanned !== 'string' && isOwnTicket(scanned, door) && !scanned.wasTransferred;
  const ticket = isKnown ? scanned : null;
  return {
    id,
    outcome,
    detail: sentenceOf(outcome, scanned, door, known),
    name: ticket && nameOnTicket(ticket),
    ticket_number: row.ticket_number,
    ticket_type: ticket?.kind ?? null,
    ...photoFor(ticket, door),
    checked_in_time: ticket?.checked_in_at?.toISOString() ?? null,
    is_conflict: isConflict(row),
  };
}

/** An outcome's message. Never reveals the title of an event that this door may not know. */
function sentenceOf(
  outcome: DoorOutcome,
  scanned: Scanned,
  door: Door,
  { leftAt, arrival, now }: Known,
): string {
  if (outcome === 'gate_link_ended') return 'The link had ended before this scan.';
  if (outcome === 'not_genuine') return doorSentences.not_genuine;
  if (typeof scanned === 'string' || outcome === 'unknown_ticket') {
    return doorSentences.unknown_ticket;
  }
  const name = nameOnTicket(scanned);
  switch (outcome) {
    case 'already_checked_in':
      return alreadyInSentence(scanned, arrival, now);
    case 'readmitted':
      return doorSentences.readmitted(name);
    case 'left':
      return `${name} has left.`;
    case 'not_inside':
      return doorSentences.not_inside(name);
    case 'no_reentry':
      return leftAt
        ? doorSentences.no_reentry(name, whenInZone(leftAt, scanned.timezone, now))
        : `${name} had left. This event has no re-entry.`;
    case 'wrong_gate':
      return wrongGate(scanned, door);
    case 'too_early':
      return door.start_date
        ? doorSentences.too_early(name, formatInZone(door.start_date, scanned.timezone))
        : `Let ${name} in already?`;
    case 'other_event':
      if (isOwnTicket(scanned, door)) break;
      return door.eventIds ? doorSentences.another_event : doorSentences.another_organizer;
  }
  return entrySentences[outcome](scanned);
}

/** Refuses a ticket at this gate and names the gates for its type. */
function wrongGate({ kind }: TicketAtDoor, { gates }: Door): string {
  const right = gates.filter(
    ({ ticket_types: types, removed_at: removed }) =>
      removed === null && (!types || types.includes(kind)),
  );
  return doorSentences.wrong_gate(
    TICKET_TYPE_LABELS[kind],
    right.map(({ name }) => name),
  );
}

/** A verdict’s photo fields, set only where photos are checked, for the event’s own valid tickets. */
function photoFor(ticket: TicketAtDoor | null, { id, rules }: Door) {
  const isChecked = rules.checks_photos && ticket?.event_id === id && ticket.status === 'VALID';
  const path = isChecked ? ticket.door_photo : null;
  return { photo: path && ticket ? photoKeyOf(ticket.id, path) : null, checks_photo: isChecked };
}
