import { listComings, type Coming } from '../platform/comings-repository';
import type { Queryable } from '../platform/database/schema';
import { inChunks } from '../platform/database/snapshot';
import { nameOnTicket } from '../sales';
import { listDoorTickets, listTransferredNumbers, type DoorTicketRow } from './door-repository';
import type { DoorPage, DoorTicket } from './door-list-schemas';
import type { DoorRules } from './gates/gates-schemas';
import { photoKeyOf } from './photos/photo-keys';

/** Small, since each guest who comes in resends a page, but large enough for all versions to fit into a device's request. */
const PAGE_ROWS = 100;

/** An event's tickets by id, a few pages at a time. */
export async function* readPages(
  db: Queryable,
  eventId: number,
  rules: DoorRules,
): AsyncGenerator<DoorPage[]> {
  const comings = await listComings(db, eventId);
  const readAfter = async (row: DoorTicketRow | undefined, limit: number) => {
    const rows = await listDoorTickets(db, eventId, row?.id ?? 0, limit);
    const former = await listTransferredNumbers(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((each) => ({ ...each, formerNumbers: former.get(each.id) ?? [] }));
  };
  const present = (row: Awaited<ReturnType<typeof readAfter>>[number]) => ({
    formerNumbers: row.formerNumbers,
    ticket: {
      ...presentTicket(row, comings.get(row.id)),
      ...(rules.checks_photos && photoOf(row)),
    },
  });
  for await (const rows of inChunks(readAfter, present)) {
    const pages: DoorPage[] = [];
    for (let start = 0; start < rows.length; start += PAGE_ROWS) {
      const page = rows.slice(start, start + PAGE_ROWS);
      pages.push({
        tickets: page.map(({ ticket }) => ticket),
        transferred_numbers: page.flatMap(({ formerNumbers }) => formerNumbers),
      });
    }
    yield pages;
  }
}

function presentTicket(row: DoorTicketRow, coming: Coming | undefined): DoorTicket {
  return {
    ticket_number: row.ticket_number,
    name: nameOnTicket(row),
    ticket_type: row.kind,
    status: row.status,
    on_hold: row.suspended_at !== null,
    checked_in_time: row.checked_in_at?.toISOString() ?? null,
    ...(row.checked_in_at && coming && presentComing(coming)),
  };
}

const presentComing = ({ is_out: isOut, left_at: left, returned_at: returned }: Coming) => ({
  ...(isOut && left && { left_time: left.toISOString() }),
  ...(!isOut && returned && { returned_time: returned.toISOString() }),
});

/** Only for valid tickets: others are refused anyway, without comparing faces. */
const photoOf = ({ id, status, door_photo: path }: DoorTicketRow) =>
  status === 'VALID' && path !== null && { photo: photoKeyOf(id, path) };
