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
      'tickets.custom_image',
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

/** Undoes a check-in if it is still the one made at this moment. */
export async function takeBack(
  trx: Transaction<Database>,
  ticketId: number,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ checked_in_at: null, checked_in_by: null })
    .where('id', '=', ticketId)
    .where('checked_in_at', '=', at)
    .execute();
}

/** How a ticket went in and out at an event, undone scans included. */
export function listMovements(trx: Transaction<Database>, eventId: number, ticketId: number) {
  return trx
    .selectFrom('door_scans')
    .select(['id', 'direction', 'outcome', 'scanned_at', 'let_in', 'undone', 'user_id'])
    .where('ticket_id', '=', ticketId)
    .where('event_id', '=', eventId)
    .orderBy('scanned_at')
    .orderBy('received_at')
    .execute();
}

/** What a later arrival says of an earlier scan. */
export async function correctScan(
  trx: Transaction<Database>,
  eventId: number,
  { id, outcome, let_in }: Pick<ScanRow, 'id' | 'outcome' | 'let_in'>,
): Promise<void> {
  await trx
    .updateTable('door_scans')
    .set({ outcome, let_in })
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .execute();
}

/** Since when those are out who came in and left, by their tickets. */
export async function listLeft(db: Queryable, eventId: number): Promise<Map<number, Date>> {
  const { rows } = await sql<{ ticket_id: number; left_at: Date }>`
    SELECT ticket_id, max(scanned_at) FILTER (WHERE outcome = 'left') AS left_at
    FROM door_scans
    WHERE event_id = ${eventId} AND NOT undone
      AND (outcome IN ('readmitted', 'left') OR (outcome = 'no_reentry' AND let_in))
    GROUP BY ticket_id
    HAVING 2 * count(*) FILTER (WHERE outcome = 'left') > count(*)`.execute(db);
  return new Map(rows.map(({ ticket_id: id, left_at: at }) => [id, at]));
}

/** Scans that wrongly admitted someone, or one of them: those that nobody has handled first, then the newest. */
export function listConflicts(db: Queryable, eventId: number, id?: string) {
  return db
    .selectFrom('door_scans as scan')
    .leftJoin('users as scanner', 'scanner.id', 'scan.user_id')
    .leftJoin('gate_links as link', 'link.id', 'scan.gate_link_id')
    .leftJoin('gates as gate', (join) =>
      join.on('gate.id', '=', sql`coalesce(scan.gate_id, link.gate_id)`),
    )
    .leftJoin('users as handler', 'handler.id', 'scan.handled_by')
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
      sql<string>`concat_ws(' · ', gate.name,
        coalesce(link.helper, scanner.first_name || ' ' || scanner.last_name))`.as('scanned_by'),
      'scan.handled_at',
      'scan.handled_note',
      sql<string | null>`handler.first_name || ' ' || handler.last_name`.as('handled_by'),
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
    .where('scan.outcome', '<>', 'readmitted')
    .$if(id !== undefined, (query) => query.where('scan.id', '=', id ?? ''))
    .orderBy(sql`scan.handled_at IS NOT NULL`)
    .orderBy('scan.received_at', 'desc')
    .orderBy('scan.id')
    .execute();
}

/** Who has seen to a wrong admission. Whoever says so first stays. */
export async function handleConflict(
  db: Queryable,
  eventId: number,
  id: string,
  handled: { handled_by: number; handled_at: Date; handled_note: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('door_scans')
    .set(handled)
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
