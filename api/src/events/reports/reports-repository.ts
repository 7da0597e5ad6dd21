import { sql, type Transaction } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import type { Database, Queryable } from '../../platform/database/schema';
import { REPORTS_PER_CASE, type ReportReason } from '../../platform/limits';

type Trx = Transaction<Database>;

/** Who reports: an account, or the address that a visitor gave. */
type Reporter = { account: number } | { email: string };

/** Locks an account against being deleted meanwhile; false if it has been. */
export async function lockReporter(trx: Trx, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The event's open case, made if there is none. It stays open until the transaction ends: whoever handles it waits, and one
 * that is being handled now isn't joined any more.
 */
export async function openCase(trx: Trx, eventId: number, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO report_cases (event_id, opened_at) VALUES (${eventId}, ${at})
    ON CONFLICT (event_id) WHERE handled_at IS NULL DO UPDATE SET event_id = excluded.event_id
    RETURNING id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`Event ${eventId} has no case`);
  return row.id;
}

/** Adds a report to a case; not a second one of the same person, nor more than anybody reads. Resolves with whether it did. */
export async function addReport(
  trx: Trx,
  report: {
    caseId: number;
    by: Reporter;
    reason: ReportReason;
    message: string;
    at: Date;
  },
): Promise<boolean> {
  const { caseId, by, reason, message, at } = report;
  const account = 'account' in by ? by.account : null;
  const email = 'email' in by ? by.email : null;
  const { rows } = await sql`
    INSERT INTO event_reports (case_id, reason, message, reporter_id, email, reported_at)
    SELECT ${caseId}::int, ${reason}, ${message}, ${account}::int, ${email}, ${at}::timestamptz
    WHERE (SELECT count(*) FROM event_reports WHERE case_id = ${caseId}) < ${REPORTS_PER_CASE}
    ON CONFLICT DO NOTHING RETURNING id`.execute(trx);
  return rows.length > 0;
}

/**
 * Whether a case has as many reports as it takes, and none of this account's. A visitor isn't told of an earlier report:
 * anybody can enter anybody's address.
 */
export async function isFullFor(
  trx: Trx,
  caseId: number,
  account: { id: number } | null,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM event_reports WHERE case_id = ${caseId}
    HAVING count(*) >= ${REPORTS_PER_CASE}
      AND count(*) FILTER (WHERE reporter_id = ${account?.id ?? null}::int) = 0`.execute(trx);
  return rows.length > 0;
}

/** A case's reports, oldest first, after one of them. */
export function listReports(
  db: Queryable,
  caseId: number,
  { after, limit }: { after: number | null; limit: number },
) {
  return db
    .selectFrom('event_reports as report')
    .leftJoin('users', 'users.id', 'report.reporter_id')
    .select([
      'report.id',
      'report.reason',
      'report.message',
      'report.reported_at',
      'report.reporter_id',
      fullName<string | null>('users').as('name'),
      sql<string | null>`coalesce(users.email, report.email)`.as('email'),
    ])
    .where('report.case_id', '=', caseId)
    .where('report.id', '>', after ?? 0)
    .orderBy('report.id')
    .limit(limit)
    .execute();
}

export type ReportRow = Awaited<ReturnType<typeof listReports>>[number];

/** Deletes cases that were handled before a moment, with their reports. Resolves with how many it deleted. */
export async function deleteOldCases(db: Queryable, before: Date, rows: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM report_cases WHERE id IN (
      SELECT id FROM report_cases WHERE handled_at < ${before}
      ORDER BY handled_at LIMIT ${rows})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
