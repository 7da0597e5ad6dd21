import { sql, type RawBuilder } from 'kysely';
import { fullName } from '../platform/database/fullName';
import type { Queryable } from '../platform/database/schema';
import { gateOf } from './door-repository';
import { ENTRIES } from './movements';
import type { Scanner } from './scanner';

/** "Gate A · Ada": the gate, and the link's helper or the account's holder. */
const scannerNamed = (gate: string, link: string, user: string): RawBuilder<string> =>
  sql`concat_ws(' · ', ${sql.ref(`${gate}.name`)},
    coalesce(${sql.ref(`${link}.helper`)}, ${fullName(user)}))`;

/** `isConflict` in SQL, for `scan`. Written like the index of conflicts, so that PostgreSQL uses it. */
export const IS_CONFLICT = sql<boolean>`scan.let_in AND NOT scan.undone AND ${sql.join(
  ENTRIES.map((entry) => sql`scan.outcome <> ${sql.lit(entry)}`),
  sql` AND `,
)}`;

/** Scans that wrongly admitted someone, or one of them: unhandled ones first, then the newest. */
export function listConflicts(db: Queryable, eventId: number, id?: string) {
  return (
    db
      .selectFrom('door_scans as scan')
      .leftJoin('users as scanner', 'scanner.id', 'scan.user_id')
      .leftJoin('gate_links as link', 'link.id', 'scan.gate_link_id')
      .leftJoin('gates as gate', (join) => join.on('gate.id', '=', gateOf('scan', 'link')))
      .leftJoin('users as handler', 'handler.id', 'scan.handled_by')
      .leftJoin('tickets', 'tickets.id', 'scan.ticket_id')
      .leftJoin('users as owner', 'owner.id', 'tickets.user_id')
      // For a number from before a transfer: its former owner, and who got the ticket.
      .leftJoin('ticket_transfers as transfer', 'transfer.old_number', 'scan.ticket_number')
      .leftJoin('users as former', 'former.id', 'transfer.from_user_id')
      .leftJoin('door_scans as first', (join) =>
        join
          .onRef('first.ticket_id', '=', 'tickets.id')
          .onRef('first.scanned_at', '=', 'tickets.checked_in_at')
          .on('first.outcome', '=', 'admitted'),
      )
      .leftJoin('gate_links as first_link', 'first_link.id', 'first.gate_link_id')
      .leftJoin('gates as first_gate', (join) =>
        join.on('first_gate.id', '=', gateOf('first', 'first_link')),
      )
      .leftJoin('users as first_scanner', 'first_scanner.id', 'tickets.checked_in_by')
      .select([
        'scan.id',
        'scan.outcome',
        'scan.ticket_number',
        'scan.scanned_at',
        'scan.device_id',
        scannerNamed('gate', 'link', 'scanner').as('scanned_by'),
        'scan.handled_at',
        'scan.handled_note',
        fullName<string | null>('handler').as('handled_by'),
        'tickets.event_id',
        'tickets.holder_name',
        'tickets.checked_in_at',
        'owner.first_name',
        'owner.last_name',
        'transfer.id as transfer_id',
        fullName<string | null>('former').as('former_owner'),
        // Empty once its account is deleted.
        sql<string | null>`nullif(transfer.to_name, '')`.as('transferred_to'),
        'first.device_id as first_device_id',
        scannerNamed('first_gate', 'first_link', 'first_scanner').as('first_by'),
      ])
      .where('scan.event_id', '=', eventId)
      .where(IS_CONFLICT)
      .$if(id !== undefined, (query) => query.where('scan.id', '=', id ?? ''))
      .orderBy(sql`scan.handled_at IS NOT NULL`)
      .orderBy('scan.received_at', 'desc')
      .orderBy('scan.id')
      .execute()
  );
}

/**
 * Counts a scanner's unhandled conflicts per device. Leaves out those whose ticket came in elsewhere later: only the organizer
 * can tell which of the two should have been turned away.
 */
export async function countOpenConflicts(
  db: Queryable,
  eventId: number,
  { user_id, gate_link_id }: Pick<Scanner, 'user_id' | 'gate_link_id'>,
): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('door_scans as scan')
    .leftJoin('tickets', 'tickets.id', 'scan.ticket_id')
    .select(({ fn }) => ['scan.device_id', fn.countAll<number>().as('open')])
    .where('scan.event_id', '=', eventId)
    .where(IS_CONFLICT)
    .where('scan.handled_at', 'is', null)
    .where('scan.user_id', 'is not distinct from', user_id)
    .where('scan.gate_link_id', 'is not distinct from', gate_link_id)
    .where(
      sql<boolean>`(scan.outcome <> 'already_checked_in' OR tickets.checked_in_at IS NULL
        OR tickets.checked_in_at <= scan.scanned_at)`,
    )
    .groupBy('scan.device_id')
    .execute();
  return Object.fromEntries(rows.map(({ device_id: id, open }) => [id, open]));
}

/** Stores who dealt with a wrong admission. The first one stays; false for others. */
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
