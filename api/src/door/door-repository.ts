import { sql, type Insertable, type Transaction } from 'kysely';
import type { Database, Queryable } from '../platform/database/schema';
import type { DoorScansTable } from '../platform/database/organizerTables';

/** An event's tickets with what the door needs, the first of those after an id. */
export function listDoorTickets(db: Queryable, eventId: number, after: number, limit: number) {
  // By themselves these ids are in one index. Else reading all newer tickets of all events looks cheap, as they are in order too.
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
    .where('tickets.id', 'in', ids)
    .orderBy('tickets.id')
    .execute();
}

export type DoorTicketRow = Awaited<ReturnType<typeof listDoorTickets>>[number];

/** Numbers of tickets with these ids that transfers have invalidated. */
export async function listTransferredNumbers(
  db: Queryable,
  ticketIds: number[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('ticket_transfers')
    .select('old_number')
    .where('ticket_id', '=', sql<number>`ANY(${ticketIds})`)
    .where('status', '=', 'ACCEPTED')
    .orderBy('ticket_id')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ old_number }) => old_number ?? []);
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

/** Undoes a check-in if it is still the one made by this scan. */
export async function takeBack(
  trx: Transaction<Database>,
  { ticket_id, scanned_at }: ScanRow,
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ checked_in_at: null, checked_in_by: null })
    .where('id', '=', ticket_id)
    .where('checked_in_at', '=', scanned_at)
    .execute();
}

/** Scans that wrongly admitted someone, newest first. */
export function listConflicts(db: Queryable, eventId: number) {
  return db
    .selectFrom('door_scans as scan')
    .leftJoin('users as scanner', 'scanner.id', 'scan.user_id')
    .leftJoin('gate_links as link', 'link.id', 'scan.gate_link_id')
    .leftJoin('tickets', 'tickets.id', 'scan.ticket_id')
    .leftJoin('users as owner', 'owner.id', 'tickets.user_id')
    .leftJoin('door_scans as first', (join) =>
      join
        .onRef('first.ticket_id', '=', 'tickets.id')
        .onRef('first.scanned_at', '=', 'tickets.checked_in_at')
        .on('first.outcome', '=', 'admitted'),
    )
    .select([
      'scan.id',
      'scan.outcome',
      'scan.ticket_number',
      'scan.scanned_at',
      'scan.device_id',
      sql<string>`coalesce(link.gate || ' · ' || link.helper, scanner.first_name || ' ' || scanner.last_name)`.as(
        'scanned_by',
      ),
      'tickets.event_id',
      'tickets.holder_name',
      'tickets.checked_in_at',
      'owner.first_name',
      'owner.last_name',
      'first.device_id as first_device_id',
    ])
    .where('scan.event_id', '=', eventId)
    .where('scan.let_in', '=', true)
    .where('scan.undone', '=', false)
    .where('scan.outcome', '<>', 'admitted')
    .orderBy('scan.received_at', 'desc')
    .orderBy('scan.id')
    .execute();
}

/** Deletes scans received before a time; who was let in stays with the tickets. Resolves with how many it deleted. */
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
