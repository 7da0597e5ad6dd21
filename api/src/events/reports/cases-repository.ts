import { sql, type RawBuilder, type Transaction } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import type { Database, Queryable } from '../../platform/database/schema';
import type { ReportOutcome, ReportReason } from '../../platform/limits';
import { addMailJobs } from '../../platform/outbox/outbox-repository';
import type { ReportHandledMail } from '../../platform/outbox/report-mail-content';

type Trx = Transaction<Database>;

export interface CaseRow {
  id: number;
  event_id: number;
  event_title: string;
  is_suspended: boolean;
  organizer_id: number;
  organizer: string;
  opened_at: Date;
  reasons: Partial<Record<ReportReason, number>>;
  outcome: ReportOutcome | null;
  note: string;
  handled_at: Date | null;
  handler: string | null;
}

/** Few at a time: it counts the reports of each. */
const cases = (ids: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<CaseRow>`
  SELECT c.id, c.event_id, events.title AS event_title,
    events.suspended_at IS NOT NULL AS is_suspended, events.organizer_id,
    ${fullName('organizer')} AS organizer, c.opened_at,
    (SELECT coalesce(jsonb_object_agg(reason, of_it), '{}') FROM (
      SELECT reason, count(*) AS of_it FROM event_reports WHERE case_id = c.id GROUP BY reason) counted
    ) AS reasons,
    c.outcome, c.note, c.handled_at, ${fullName('handler')} AS handler
  FROM report_cases c
  JOIN events ON events.id = c.event_id
  JOIN users AS organizer ON organizer.id = events.organizer_id
  LEFT JOIN users AS handler ON handler.id = c.handled_by
  WHERE c.id = ANY(ARRAY(${ids})) ORDER BY ${order}`;

/** Cases after one of them: open ones in the order they were opened, or handled ones, the latest first. */
export async function listCases(
  db: Queryable,
  { isOpen, after, limit }: { isOpen: boolean; after: number | null; limit: number },
): Promise<CaseRow[]> {
  const open = sql`
    SELECT id FROM report_cases WHERE handled_at IS NULL AND id > ${after ?? 0}
    ORDER BY id LIMIT ${limit}`;
  const handled = sql`
    SELECT id FROM report_cases
    WHERE handled_at IS NOT NULL AND (handled_at, id) < ${
      after === null
        ? sql`('infinity'::timestamptz, 0)`
        : sql`(SELECT handled_at, id FROM report_cases WHERE id = ${after})`
    }
    ORDER BY handled_at DESC, id DESC LIMIT ${limit}`;
  const query = isOpen ? cases(open, sql`c.id`) : cases(handled, sql`c.handled_at DESC, c.id DESC`);
  return (await query.execute(db)).rows;
}

export async function findCase(db: Queryable, id: number): Promise<CaseRow | undefined> {
  return (await cases(sql`SELECT ${id}::int`, sql`c.id`).execute(db)).rows[0];
}

/** Locks a case: until the transaction ends, no report can join it and nobody else can handle it. False if it isn't open. */
export async function lockOpenCase(trx: Trx, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('report_cases')
    .select('id')
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The open case of an event; undefined without one. */
export async function openCaseOf(trx: Trx, eventId: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('report_cases')
    .select('id')
    .where('event_id', '=', eventId)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

export async function endCase(
  trx: Trx,
  id: number,
  end: { outcome: ReportOutcome; note: string; handled_by: number; handled_at: Date },
): Promise<void> {
  await trx.updateTable('report_cases').set(end).where('id', '=', id).execute();
}

/** Queues one mail to each person who reported an event. Others' words are only for addresses that are known to be theirs. */
export async function queueReporterMails(
  trx: Trx,
  caseId: number,
  news: Pick<ReportHandledMail, 'isActedOn' | 'isPaused'>,
): Promise<void> {
  const { rows } = await sql<{ id: number; template: string }>`
    INSERT INTO mails (template, recipient, data)
    SELECT 'report_handled', email,
      ${JSON.stringify(news)}::jsonb || jsonb_build_object('about', about)
    FROM (
      SELECT DISTINCT ON (lower(email)) email, about FROM (
        SELECT coalesce(users.email, report.email) AS email,
          CASE WHEN users.email_verified_at IS NOT NULL THEN jsonb_build_object(
            'firstName', users.first_name, 'eventTitle', events.title, 'eventId', events.id) END AS about
        FROM event_reports report
        JOIN report_cases c ON c.id = report.case_id
        JOIN events ON events.id = c.event_id
        LEFT JOIN users ON users.id = report.reporter_id
        WHERE report.case_id = ${caseId}
      ) reporters
      WHERE email IS NOT NULL ORDER BY lower(email), about NULLS LAST
    ) once_each
    RETURNING id, template`.execute(trx);
  await addMailJobs(trx, rows);
}

export async function countOpenCases(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('report_cases')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
