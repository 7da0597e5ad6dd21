import type { ApiSchemas } from 'shared-auth/page';

import { doorSentence, entryRefusal, nameAtDoor, scannedTicket, type Outcome } from './door';
import { managedEvent } from './events';
import { actorOf, route, type Call } from './route';
import { accountOf, eventOf, type EventRow, type ScanRow, type TicketRow } from './store';
import { writeMoment } from './time';

type Scan = ApiSchemas['DoorScan'];
type Payload = ApiSchemas['DoorSyncPayload'];

function judge(call: Call, door: EventRow, ticket: TicketRow | null, isForged: boolean): Outcome {
  if (!ticket) return isForged ? 'not_genuine' : 'unknown_ticket';
  const refusal = entryRefusal(call.store, ticket, door.id);
  return refusal ?? (ticket.checkedInAt ? 'already_checked_in' : 'admitted');
}

/** By our clock: a device may be hours off, so only how long ago it was is taken from it. */
function timeOf({ scanned_at }: Scan, { sent_at }: Payload, issued: Date | undefined, now: Date) {
  const then = now.getTime() - (Date.parse(sent_at) - Date.parse(scanned_at));
  return new Date(Math.min(Math.max(then, issued?.getTime() ?? then), now.getTime()));
}

function presentVerdict(call: Call, door: EventRow, row: ScanRow): ApiSchemas['DoorVerdict'] {
  const { store } = call;
  const { scan, ticket, outcome } = row;
  const isOurs = ticket && eventOf(store, ticket.order.eventId).organizerId === door.organizerId;
  return {
    id: scan.id,
    outcome,
    // Of somebody else's event not even the title is told.
    detail:
      outcome === 'other_event' && !isOurs
        ? 'This ticket is for an event of another organizer.'
        : doorSentence(store, outcome, ticket),
    name: isOurs ? nameAtDoor(store, ticket) : null,
    ticket_number: row.ticketNumber,
    ticket_type: isOurs ? ticket.order.kind : null,
    checked_in_time: isOurs ? (ticket.checkedInAt?.toISOString() ?? null) : null,
    is_conflict: scan.let_in && !scan.undone && outcome !== 'admitted',
  };
}

/** A scan that is known: what became of it stands, but the door may have opened since, or it was taken back. */
function takeAgain(call: Call, door: EventRow, row: ScanRow, scan: Scan) {
  const { scan: before, ticket, at } = row;
  const isTakenBack = scan.undone && !before.undone && row.outcome === 'admitted';
  row.scan = {
    ...scan,
    let_in: before.let_in || scan.let_in,
    undone: before.undone || scan.undone,
  };
  // As the API does, the answer tells of the ticket as it was.
  const verdict = presentVerdict(call, door, row);
  const isStillOurs = ticket?.checkedInAt?.getTime() === at.getTime();
  if (ticket && isTakenBack && isStillOurs) ticket.checkedInAt = null;
  return verdict;
}

async function take(call: Call, door: EventRow, scan: Scan): Promise<ApiSchemas['DoorVerdict']> {
  const payload = call.body as Payload;
  const { store, now } = call;
  const known = store.scans.find((row) => row.eventId === door.id && row.scan.id === scan.id);
  if (known) return takeAgain(call, door, known, scan);
  const { ticket, number, isForged } = await scannedTicket(call, scan.ticket_number);
  const row: ScanRow = {
    eventId: door.id,
    scannerId: actorOf(call).id,
    deviceId: payload.device_id,
    scan,
    ticket,
    ticketNumber: number,
    outcome: judge(call, door, ticket, isForged),
    at: timeOf(scan, payload, ticket?.createdAt, now),
    receivedAt: now,
  };
  store.scans.push(row);
  if (ticket && row.outcome === 'admitted' && !scan.undone) ticket.checkedInAt = row.at;
  return presentVerdict(call, door, row);
}

const reasons: Record<Exclude<Outcome, 'admitted' | 'already_checked_in'>, string> = {
  other_event: 'the ticket is for another event',
  event_cancelled: 'the event had been cancelled',
  ticket_cancelled: 'the ticket had been cancelled',
  ticket_unpaid: 'the ticket had not been paid for',
  unknown_ticket: 'no ticket has this number any more',
  not_genuine: 'the QR code is not genuine',
};

function conflictSentence({ outcome, ticket }: ScanRow, zone: string): string {
  if (outcome === 'admitted' || outcome === 'already_checked_in') {
    const first = ticket?.checkedInAt;
    return first
      ? `The ticket was used before, at ${writeMoment(first, zone)}.`
      : 'The ticket was used before.';
  }
  return `Let in by a list that was out of date: ${reasons[outcome]}.`;
}

function conflicts(call: Call): ApiSchemas['DoorConflict'][] {
  const { store } = call;
  const event = managedEvent(call);
  const rows = store.scans.filter(
    ({ eventId, scan, outcome }) =>
      eventId === event.id && scan.let_in && !scan.undone && outcome !== 'admitted',
  );
  const newestFirst = (a: ScanRow, b: ScanRow) =>
    b.receivedAt.getTime() - a.receivedAt.getTime() || a.scan.id.localeCompare(b.scan.id);
  return rows.sort(newestFirst).map((row) => {
    const { ticket, scan } = row;
    const scanner = accountOf(store, row.scannerId);
    const first = store.scans.find(
      (it) =>
        it.ticket === ticket &&
        it.outcome === 'admitted' &&
        it.at.getTime() === ticket?.checkedInAt?.getTime(),
    );
    return {
      id: scan.id,
      outcome: row.outcome,
      detail: conflictSentence(row, event.timezone),
      name: ticket?.order.eventId === event.id ? nameAtDoor(store, ticket) : null,
      ticket_number: row.ticketNumber,
      scanned_at: row.at.toISOString(),
      device_id: row.deviceId,
      scanned_by: `${scanner.first_name} ${scanner.last_name}`,
      checked_in_time: ticket?.checkedInAt?.toISOString() ?? null,
      checked_in_device_id: first?.deviceId ?? null,
    };
  });
}

export const doorScanRoutes = [
  route('post', '/events/{id}/door/sync/', 'member', async (call) => {
    const door = managedEvent(call);
    const results: ApiSchemas['DoorVerdict'][] = [];
    // One after the other: of two scans of one ticket the first is the admission.
    for (const scan of (call.body as Payload).scans) {
      results.push(await take(call, door, scan));
    }
    return { results };
  }),
  route('get', '/events/{id}/door/conflicts/', 'member', conflicts),
];
