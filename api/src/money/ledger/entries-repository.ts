import { sql, type Transaction } from 'kysely';
import type { LedgerAccount, LedgerKind } from '../../platform/database/moneyTables';
import type { Database, Queryable } from '../../platform/database/schema';

export interface EntryRow {
  id: number;
  kind: LedgerKind;
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount_kobo: number;
  event_id: number | null;
  payment_reference: string | null;
  note: string | null;
  posted_at: Date;
}

/** Which postings: those of an organizer, or of one of their events. */
export type EntryScope = { organizerId: number } | { eventId: number };

/** Where an organizer's money can be. Between other accounts, it isn't theirs. */
const OWN = sql`('ORGANIZER', 'DISPUTES', 'ON_ITS_WAY', 'PAID_OUT')`;

/** Postings that moved an organizer's money, newest first, starting below the posting `before`. */
export async function listEntries(
  db: Queryable,
  scope: EntryScope,
  { before, limit }: { before: number | null; limit: number },
): Promise<EntryRow[]> {
  const isMeant =
    'eventId' in scope
      ? sql`ledger_entries.event_id = ${scope.eventId}`
      : sql`organizer_id = ${scope.organizerId}`;
  const { rows } = await sql<EntryRow>`
    SELECT ledger_entries.id, kind, debit, credit, ledger_entries.amount_kobo, event_id,
      payments.reference AS payment_reference, note, posted_at
    FROM ledger_entries LEFT JOIN payments ON payments.id = payment_id
    WHERE ${isMeant} AND (debit IN ${OWN} OR credit IN ${OWN})
      AND (${before}::bigint IS NULL OR ledger_entries.id < ${before}::bigint)
    ORDER BY ledger_entries.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** An organizer's account; undefined if there is none, or it isn't an organizer's. */
export function findOrganizer(db: Queryable, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'erased_at'])
    .where('id', '=', id)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('role', '=', 'ORGANIZER'),
        exists(selectFrom('events').select('events.id').whereRef('organizer_id', '=', 'users.id')),
      ]),
    )
    .executeTakeFirst();
}

/** True if an event is this organizer's. */
export async function isEventOf(
  db: Queryable,
  eventId: number,
  organizerId: number,
): Promise<boolean> {
  const event = await db
    .selectFrom('events')
    .select('id')
    .where('id', '=', eventId)
    .where('organizer_id', '=', organizerId)
    .executeTakeFirst();
  return event !== undefined;
}

/** Posts an administrator's correction: an amount given to an organizer or, below zero, taken. Kobo. */
export async function insertCorrection(
  trx: Transaction<Database>,
  correction: {
    organizerId: number;
    eventId: number | null;
    amountKobo: number;
    reason: string;
    actorId: number;
    now: Date;
  },
): Promise<EntryRow> {
  const { organizerId, eventId, amountKobo, reason, actorId, now } = correction;
  const [debit, credit] = amountKobo > 0 ? ['PLATFORM', 'ORGANIZER'] : ['ORGANIZER', 'PLATFORM'];
  const { rows } = await sql<EntryRow>`
    INSERT INTO ledger_entries (kind, subject_id, debit, credit, amount_kobo, organizer_id, event_id,
      day, posted_at, note, actor_id)
    SELECT 'CORRECTION', nextval('ledger_corrections'), ${debit}, ${credit},
      ${Math.abs(amountKobo)}::bigint, ${organizerId}::int, ${eventId}::int,
      (${now}::timestamptz AT TIME ZONE coalesce(
        (SELECT timezone FROM events WHERE id = ${eventId}::int), 'Africa/Lagos'))::date,
      ${now}::timestamptz, ${reason}, ${actorId}::int
    RETURNING id, kind, debit, credit, amount_kobo, event_id, NULL AS payment_reference, note, posted_at`.execute(
    trx,
  );
  const [posted] = rows;
  if (!posted) throw new Error('A correction was not posted');
  return posted;
}
