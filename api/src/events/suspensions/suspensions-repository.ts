import { sql, type Insertable, type SqlBool, type Transaction } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import type { Database, Queryable } from '../../platform/database/schema';
import { teamLead } from '../../platform/teams/team-lead-repository';

type Trx = Transaction<Database>;

const suspensions = (db: Queryable) =>
  db
    .selectFrom('suspensions as s')
    .innerJoin('users as suspender', 'suspender.id', 's.suspended_by')
    .leftJoin('users as lifter', 'lifter.id', 's.lifted_by')
    .leftJoin('users as account', 'account.id', 's.account_id')
    .leftJoin('events', 'events.id', 's.event_id')
    .select([
      's.id',
      's.account_id',
      's.event_id',
      's.reason',
      's.suspended_at',
      's.lift_reason',
      's.lifted_at',
      'account.email as account_email',
      'events.title as event_title',
      fullName('account').as('account_name'),
      fullName('suspender').as('suspender'),
      fullName<string | null>('lifter').as('lifter'),
    ]);

/** A page of suspensions, newest first. */
export function listSuspensions(
  db: Queryable,
  { isOpen, before, limit }: { isOpen: boolean | null; before: number | null; limit: number },
) {
  return suspensions(db)
    .$if(isOpen !== null, (query) => query.where('s.lifted_at', isOpen ? 'is' : 'is not', null))
    .$if(before !== null, (query) => query.where('s.id', '<', before ?? 0))
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute();
}

export function findSuspension(db: Queryable, id: number) {
  return suspensions(db).where('s.id', '=', id).executeTakeFirst();
}

export type SuspensionRow = NonNullable<Awaited<ReturnType<typeof findSuspension>>>;

/** The open suspension of an account, or of an event by itself; undefined if there is none. */
export function findOpen(db: Queryable, subject: { account: number } | { event: number }) {
  const query = suspensions(db).where('s.lifted_at', 'is', null);
  return 'account' in subject
    ? query.where('s.account_id', '=', subject.account).executeTakeFirst()
    : query.where('s.event_id', '=', subject.event).executeTakeFirst();
}

export async function insertSuspension(
  trx: Trx,
  suspension: Insertable<Database['suspensions']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('suspensions')
    .values(suspension)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function endSuspension(
  trx: Trx,
  id: number,
  end: { lift_reason: string; lifted_by: number; lifted_at: Date },
): Promise<void> {
  await trx.updateTable('suspensions').set(end).where('id', '=', id).execute();
}

/** Marks an account; its row is locked from then on, so no event is added meanwhile. */
export async function markAccount(trx: Trx, id: number, at: Date | null): Promise<void> {
  await trx.updateTable('users').set({ suspended_at: at }).where('id', '=', id).execute();
}

const accounts = (db: Queryable) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'role', 'suspended_at'])
    .where('erased_at', 'is', null);

/** An account that hasn't been deleted, as it is now and not as a token says. */
export function findAccount(db: Queryable, id: number) {
  return accounts(db).where('id', '=', id).executeTakeFirst();
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The person to write to about an event. */
export function findLead(db: Queryable, eventId: number) {
  return accounts(db)
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('events')
        .select(teamLead('events.organizer_id').as('lead'))
        .where('events.id', '=', eventId),
    )
    .executeTakeFirst();
}

type Which = { event: number } | { organizer: number };

const areMeant = (which: Which) =>
  'event' in which
    ? sql<SqlBool>`id = ${which.event}`
    : sql<SqlBool>`organizer_id = ${which.organizer}`;

/** Whether the event, or one of the organizer's, is suspended. */
export async function isAnyStopped(trx: Trx, which: Which): Promise<boolean> {
  const row = await trx
    .selectFrom('events')
    .select('id')
    .where(areMeant(which))
    .where('suspended_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Brings events in line with current suspensions: one by its id, or all of an organizer's. Each gets a new version, so that
 * no purchase checked before is placed after.
 *
 * @returns the published ones, not yet over, whose sale this stopped or allowed.
 */
export async function markEvents(
  trx: Trx,
  which: Which,
  at: Date,
): Promise<{ id: number; title: string; start_date: Date; timezone: string }[]> {
  const isSuspended = sql`(
    EXISTS (SELECT FROM users WHERE users.id = organizer_id AND users.suspended_at IS NOT NULL)
    OR EXISTS (SELECT FROM suspensions
      WHERE suspensions.event_id = events.id AND suspensions.lifted_at IS NULL))`;
  const { rows } = await sql<{ id: number; title: string; start_date: Date; timezone: string }>`
    WITH locked AS (SELECT id FROM events WHERE ${areMeant(which)} ORDER BY id FOR NO KEY UPDATE),
    changed AS (
      UPDATE events SET updated_at = ${at},
        suspended_at = CASE WHEN ${isSuspended} THEN ${at}::timestamptz END
      WHERE id IN (SELECT id FROM locked) AND (suspended_at IS NOT NULL) <> ${isSuspended}
      RETURNING id, title, status, start_date, end_date, timezone)
    SELECT id, title, start_date, timezone FROM changed
    WHERE status = 'PUBLISHED' AND end_date > ${at} ORDER BY id`.execute(trx);
  return rows;
}
