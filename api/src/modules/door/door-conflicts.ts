import type { EventRow } from '../events/events-repository';
import { nameAtDoor } from '../tickets/entry-rules';
import { formatInZone } from '../../timezones';
import type { listConflicts } from './door-repository';
import type { DoorConflict } from './door-schemas';

type ConflictRow = Awaited<ReturnType<typeof listConflicts>>[number];

/** A conflict with its sentence, for the organizer who sorts it out. */
export function presentConflict(row: ConflictRow, event: EventRow): DoorConflict {
  const { holder_name, first_name, last_name, checked_in_at: first } = row;
  const name =
    first_name === null || last_name === null
      ? null
      : nameAtDoor({ holder_name, first_name, last_name });
  // A name that is known by the ticket of somebody else's event is not this organizer's to see.
  const ours = row.event_id === event.id ? name : null;
  return {
    id: row.id,
    outcome: row.outcome,
    detail: detailOf(row.outcome, first, event.timezone),
    name: ours,
    ticket_number: row.ticket_number,
    scanned_at: row.scanned_at.toISOString(),
    device_id: row.device_id,
    scanned_by: `${row.scanner_first_name} ${row.scanner_last_name}`,
    checked_in_time: first?.toISOString() ?? null,
    checked_in_device_id: row.first_device_id,
  };
}

function detailOf(outcome: DoorConflict['outcome'], first: Date | null, timezone: string): string {
  if (outcome === 'already_checked_in') {
    return first
      ? `The ticket was used before, at ${formatInZone(first, timezone)}.`
      : 'The ticket was used before.';
  }
  return `Let in by a list that was out of date: ${reasons[outcome]}.`;
}

const reasons: Record<Exclude<DoorConflict['outcome'], 'already_checked_in'>, string> = {
  // Never a conflict, yet a value of the type.
  admitted: 'nothing was wrong',
  other_event: 'the ticket is for another event',
  event_cancelled: 'the event had been cancelled',
  ticket_cancelled: 'the ticket had been cancelled',
  ticket_unpaid: 'the ticket had not been paid for',
  unknown_ticket: 'no ticket has this number any more',
  not_genuine: 'the QR code is not genuine',
};
