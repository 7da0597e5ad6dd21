import { sql, type Insertable, type RawBuilder, type Transaction } from 'kysely';
import type { Database, Queryable } from '../platform/database/schema';
import type { DoorScansTable } from '../platform/database/organizerTables';
import { doorPhoto } from '../platform/door-photos-repository';

/** An event's tickets with the columns that the door needs, in pages after an id. */
export function listDoorTickets(db: Queryable, eventId: number, after: number, limit: number) {
  // One index has these ids. In a single query, PostgreSQL would rather read all newer tickets of all events, in id order.
  const ids = db
    .selectFrom('tickets')
    .select('id')
    .where('event_id', '=', eventId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit);
  return db
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.order_id')
    .innerJoin('ticket_types', 'ticket_types.id', 'tickets.ticket_type_id')
    .leftJoin('users', 'users.id', 'tickets.user_id')
    .select([
      'tickets.id',
      'tickets.ticket_number',
      'tickets.holder_name',
      'tickets.status',
      'tickets.checked_in_at',
      'orders.suspended_at',
      'ticket_types.kind',
      'users.first_name',
      'users.last_name',
    ])
    .select(doorPhoto)
    .where('tickets.id', 'in', ids)
    .orderBy('tickets.id')
    .execute();
}

export type DoorTicketRow = Awaited<ReturnType<typeof listDoorTickets>>[number];

/** Numbers that transfers have invalidated, by the ids of their tickets. */
export async function listTransferredNumbers(
  db: Queryable,
  ticketIds: number[],
): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('ticket_transfers')
    .select(['ticket_id', 'old_number'])
    .where('ticket_id', '=', sql<number>`ANY(${ticketIds})`)
    .where('status', '=', 'ACCEPTED')
    .orderBy('ticket_id')
    .orderBy('id')
    .execute();
  const numbers = new Map<number, string[]>();
  for (const { ticket_id: id, old_number: number } of rows) {
    if (number !== null) numbers.set(id, [...(numbers.get(id) ?? []), number]);
  }
  return numbers;
}

/** Locks a scan that was received before. */
export function findScan(trx: Transaction<Database>, eventId: number, id: string) {
  return trx
    .selectFrom('door_scans')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type ScanRow = NonNullable<Awaited<ReturnType<typeof findScan>>>;

/** Stores a scan once, even if it arrives twice at the same time. */
export async function insertScan(
  trx: Transaction<Database>,
  scan: Insertable<DoorScansTable>,
): Promise<void> {
  await trx
    .insertInto('door_scans')
    .values(scan)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateScan(
  trx: Transaction<Database>,
  { event_id, id, let_in, undone }: ScanRow,
): Promise<void> {
  await trx
    .updateTable('door_scans')
    .set({ let_in, undone })
    .where('event_id', '=', event_id)
    .where('id', '=', id)
    .execute();
}

/** A scan's gate: its own or else its link's. */
export const gateOf = (scan: string, link: string): RawBuilder<number | null> =>
  sql`coalesce(${sql.ref(`${scan}.gate_id`)}, ${sql.ref(`${link}.gate_id`)})`;

/** How a ticket went in and out at an event, undone scans included. */
export function listMovements(trx: Transaction<Database>, eventId: number, ticketId: number) {
  return trx
    .selectFrom('door_scans as scan')
    .leftJoin('gate_links as link', 'link.id', 'scan.gate_link_id')
    .leftJoin('gates as gate', (join) => join.on('gate.id', '=', gateOf('scan', 'link')))
    .select([
      'scan.id',
      'scan.direction',
      'scan.outcome',
      'scan.scanned_at',
      'scan.let_in',
      'scan.undone',
      'scan.user_id',
      'scan.handled_by',
      'scan.handled_at',
      'scan.handled_note',
      'gate.name as gate',
    ])
    .where('scan.ticket_id', '=', ticketId)
    .where('scan.event_id', '=', eventId)
    .orderBy('scan.scanned_at')
    .orderBy('scan.received_at')
    .execute();
}

/** Corrects a stored scan once a later arrival sheds new light on it. */
export async function correctScan(
  trx: Transaction<Database>,
  eventId: number,
  { id, ...correction }: Pick<ScanRow, 'id'> & Partial<ScanRow>,
): Promise<void> {
  await trx
    .updateTable('door_scans')
    .set(correction)
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .execute();
}

/** Deletes scans received before a time; tickets keep their check-ins. Resolves with how many it deleted. */
export async function deleteOldScans(db: Queryable, before: Date, rows: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('door_scans')
    .where(
      sql<boolean>`ctid IN (
      SELECT ctid FROM door_scans WHERE received_at < ${before} LIMIT ${rows}
      FOR UPDATE SKIP LOCKED)`,
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
