import type { Queryable } from '../platform/database/schema';
import { inChunks } from '../platform/database/snapshot';
import { jsonRows } from '../platform/http/streaming';
import { nameOnTicket, type TicketCodes } from '../sales';
import {
  listDoorTickets,
  listLeft,
  listTransferredNumbers,
  type DoorTicketRow,
} from './door-repository';
import type { DoorList, DoorTicket } from './door-schemas';
import { listGates, readRules } from './gates/gates-repository';
import { isOpen, presentGate } from './gates/gates-service';
import { photoKeyOf } from './photos/photo-keys';

/** The event of a list, and the gate that a link opens. */
export interface ListedEvent extends Omit<DoorList['event'], 'start_date'> {
  start_date: Date | null;
  gateId?: number | null;
}

/** A `DoorList` as JSON in pieces. */
export async function* listOf(
  db: Queryable,
  { id, title, timezone, status, start_date: start, gateId = null }: ListedEvent,
  takenAt: Date,
  codes: TicketCodes,
): AsyncGenerator<string> {
  const [key, ...earlierKeys] = codes.publicKeys;
  const rules = await readRules(db, id);
  const head: Omit<DoorList, 'tickets' | 'transferred_numbers'> = {
    event: { id, title, timezone, status, start_date: start?.toISOString() ?? null },
    rules,
    gates: (await listGates(db, id)).filter(isOpen).map(presentGate),
    gate_id: gateId,
    taken_at: takenAt.toISOString(),
    key,
    earlier_keys: earlierKeys,
  };
  let before = `${JSON.stringify(head).slice(0, -1)},"tickets":[`;
  const transferred: string[] = [];
  const left = await listLeft(db, id);
  const readAfter = async (row: DoorTicketRow | undefined, limit: number) => {
    const rows = await listDoorTickets(db, id, row?.id ?? 0, limit);
    const ids = rows.map((each) => each.id);
    transferred.push(...(await listTransferredNumbers(db, ids)));
    return rows;
  };
  const present = (row: DoorTicketRow) => ({
    ...presentTicket(row, left.get(row.id)),
    ...(rules.checks_photos && photoOf(row)),
  });
  for await (const tickets of inChunks(readAfter, present)) {
    yield before + jsonRows(tickets);
    before = ',';
  }
  const end = before === ',' ? ']' : `${before}]`;
  yield `${end},"transferred_numbers":${JSON.stringify(transferred)}}`;
}

/** A `SignedDoorList` in pieces. Its text is kept until the end, since Ed25519 signs it as a whole. */
export async function* signedDoorList(
  list: AsyncIterable<string>,
  codes: TicketCodes,
): AsyncGenerator<string> {
  const texts: string[] = [];
  let before = '{"list":"';
  for await (const text of list) {
    texts.push(text);
    yield before + JSON.stringify(text).slice(1, -1);
    before = '';
  }
  yield `","signature":"${codes.sign(texts.join(''))}"}`;
}

function presentTicket(row: DoorTicketRow, leftAt: Date | undefined): DoorTicket {
  return {
    ticket_number: row.ticket_number,
    name: nameOnTicket(row),
    ticket_type: row.kind,
    status: row.status,
    on_hold: row.suspended_at !== null,
    checked_in_time: row.checked_in_at?.toISOString() ?? null,
    ...(row.checked_in_at && leftAt && { left_time: leftAt.toISOString() }),
  };
}

/** Nobody who is refused anyway is compared with a photo. */
const photoOf = ({ id, status, custom_image: path }: DoorTicketRow) =>
  status === 'VALID' && path !== null && { photo: photoKeyOf(id, path) };
