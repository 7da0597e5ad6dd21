import type { EventRow } from '../events';
import { nameOnTicket } from '../sales';
import { whenInZone } from '../platform/timezones';
import type { listConflicts } from './conflicts-repository';
import type { DoorConflict } from './door-schemas';

type ConflictRow = Awaited<ReturnType<typeof listConflicts>>[number];

/** A conflict with its message for the organizer. */
export function presentConflict(row: ConflictRow, event: EventRow): DoorConflict {
  const { holder_name, first_name, last_name, checked_in_at: first } = row;
  // On a number from before a transfer, its owner at the time was let in.
  const name =
    row.transfer_id === null
      ? nameOnTicket({ holder_name, first_name, last_name })
      : row.former_owner;
  return {
    id: row.id,
    outcome: row.outcome,
    detail: detailOf(row, event.timezone),
    // No name for a ticket of another event, which may be another organizer's.
    name: row.event_id === event.id ? name : null,
    ticket_number: row.ticket_number,
    scanned_at: row.scanned_at.toISOString(),
    device_id: row.device_id,
    scanned_by: row.scanned_by,
    checked_in_time: first?.toISOString() ?? null,
    checked_in_device_id: row.first_device_id,
    handled_by: row.handled_by,
    handled_at: row.handled_at?.toISOString() ?? null,
    handled_note: row.handled_note,
  };
}

function detailOf(row: ConflictRow, timezone: string): string {
  const { outcome, scanned_at: at, checked_in_at: first, first_by: by, transferred_to: to } = row;
  if (outcome === 'already_checked_in') {
    if (!first) return 'The ticket was used before.';
    // No "before" or "after": offline scans arrive in any order, and either admission may have been right.
    return `Also let in ${whenInZone(first, timezone, at)}${by === '' ? '' : ` by ${by}`}.`;
  }
  if (outcome === 'ticket_transferred' && to !== null) {
    return `Let in by a list that was out of date: the ticket had been transferred to ${to}.`;
  }
  if (outcome === 'no_reentry') {
    return 'Let back in, though this event has no re-entry.';
  }
  if (outcome === 'gate_link_ended') {
    return 'Let in by a helper whose link had ended, so the ticket isn’t checked in.';
  }
  return `Let in by a list that was out of date: ${reasons[outcome]}.`;
}

const reasons: Record<
  Exclude<DoorConflict['outcome'], 'already_checked_in' | 'gate_link_ended' | 'no_reentry'>,
  string
> = {
  // Never conflicts, but the type has them.
  admitted: 'nothing was wrong',
  readmitted: 'nothing was wrong',
  left: 'nothing was wrong',
  not_inside: 'nothing was wrong',
  wrong_gate: 'the ticket’s type goes in at another gate',
  too_early: 'it was long before the start',
  other_event: 'the ticket is for another event',
  event_cancelled: 'the event had been cancelled',
  ticket_transferred: 'the ticket had been transferred to somebody else',
  ticket_cancelled: 'the ticket had been cancelled',
  ticket_on_hold: 'the ticket was on hold, because its payment is disputed',
  ticket_unpaid: 'the ticket had not been paid for',
  unknown_ticket: 'no ticket has this number any more',
  not_genuine: 'the QR code is not genuine',
};
