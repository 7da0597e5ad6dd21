import { sql, type Kysely, type Selectable, type SqlBool, type Transaction } from 'kysely';
import type { Database, Queryable } from '../platform/database/schema';
import type { Window } from '../platform/http/seek';
import type { MailContent } from '../platform/outbox/mail-content';
import { addMailJobs, SENT_TO_MANY } from '../platform/outbox/outbox-repository';

export const MAIL_STATES = ['QUEUED', 'SENDING', 'SENT', 'FAILED', 'UNCONFIRMED'] as const;

/** Why a mail with a sealed link has failed without being tried. */
export const UNOPENED =
  'Its link was sealed with another JWT_SECRET than this site has. Whoever asked for it must ask again.';

export type MailRow = Selectable<Database['mails']>;

export function listSentMails(db: Queryable, limit: number): Promise<MailRow[]> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('status', '=', 'SENT')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function findSentMail(db: Queryable, id: number): Promise<MailRow | undefined> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('status', '=', 'SENT')
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A filter; all mails if nothing is set. */
export interface MailScope {
  state?: MailRow['status'];
  /** An address, case-insensitive. */
  recipient?: string;
}

function mailsIn(db: Queryable, { state, recipient }: MailScope) {
  return db
    .selectFrom('mails')
    .$if(state !== undefined, (query) => query.where('status', '=', state ?? 'FAILED'))
    .$if(recipient !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.fn<string>('lower', ['recipient']), '=', (recipient ?? '').toLowerCase()),
      ),
    );
}

/** How many mails of a template an address has been sent since a time, and when the first of them. */
export function countMailsTo(
  db: Queryable,
  { template, since, ...scope }: MailScope & { template: MailContent['template']; since: Date },
): Promise<{ count: number; first: Date | null }> {
  return mailsIn(db, scope)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<Date | null>('created_at').as('first'),
    ])
    .where('template', '=', template)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

/** Whether an address has been sent this very mail since a time. */
export async function wasSent(
  db: Queryable,
  { template, recipient, data }: MailContent & { recipient: string },
  since: Date,
): Promise<boolean> {
  const mail = await mailsIn(db, { recipient })
    .select('id')
    .where('template', '=', template)
    .where('created_at', '>', since)
    .where('data', '=', JSON.stringify(data))
    .executeTakeFirst();
  return mail !== undefined;
}

/** A recipient's mails, newest first. */
export function listMailsTo(db: Queryable, scope: MailScope, window: Window): Promise<MailRow[]> {
  return mailsIn(db, scope)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countMails(db: Queryable, scope: MailScope): Promise<number> {
  const { count } = await mailsIn(db, scope)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The days (in UTC) on which mails were queued, and how many, newest first. */
export async function mailsByDay(db: Queryable, state?: MailRow['status']) {
  const { rows } = await sql<{ day: string; count: number }>`
    SELECT day::text, sum(mails)::int AS count FROM mail_figures
    WHERE ${state ? sql`status = ${state}` : sql`true`}
    GROUP BY mail_figures.day HAVING sum(mails) > 0 ORDER BY 1 DESC`.execute(db);
  return rows;
}

/** Mails of whole days (in UTC), newest first. */
export function listMailsOf(
  db: Queryable,
  days: { first: string; last: string },
  scope: MailScope,
  window: Window,
): Promise<MailRow[]> {
  return mailsIn(db, scope)
    .selectAll()
    .where('created_at', '>=', new Date(`${days.last}T00:00:00Z`))
    .where('created_at', '<', sql<Date>`(${days.first}::date + 1)::timestamp AT TIME ZONE 'UTC'`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

/** Serializes the messages of one address, in any case of letters, until the transaction ends. */
export async function lockSender(trx: Transaction<Database>, email: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('contact'), hashtext(${email.toLowerCase()}))`.execute(
    trx,
  );
}

/** Locks a mail until the transaction ends. */
export function lockMail(trx: Transaction<Database>, id: number): Promise<MailRow | undefined> {
  return trx.selectFrom('mails').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Makes a mail due now and resets its attempts. */
export async function requeueMail(
  trx: Transaction<Database>,
  id: number,
  now: Date,
): Promise<MailRow> {
  const mail = await trx
    .updateTable('mails')
    .set({ status: 'QUEUED', attempts: 0, next_attempt_at: now, handed_over_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await addMailJobs(trx, [mail]);
  return mail;
}

/** Queues a copy of the mail. */
export async function copyMail(
  trx: Transaction<Database>,
  id: number,
  now: Date,
): Promise<MailRow> {
  const mail = await trx
    .insertInto('mails')
    .columns(['template', 'recipient', 'data', 'next_attempt_at', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('mails')
        .select(['template', 'recipient', 'data'])
        .select([eb.val(now).as('next_attempt_at'), eb.val(now).as('created_at')])
        .where('id', '=', id),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await addMailJobs(trx, [mail]);
  return mail;
}

/** Mail that failed longer ago is old news: nobody can make it not have happened. */
const LATELY = sql`interval '1 day'`;
/** Seven tries, if its mail server is down. */
const TOO_LONG = sql`interval '30 minutes'`;
/** Mail that an administrator sends again is due as of then, however old it is. */
const NOT_PICKED_UP = sql`interval '10 minutes'`;

/** Whose last try, or the lease after it, was within a day. */
export const FAILED_LATELY = sql<SqlBool>`
  (status IN ('FAILED', 'UNCONFIRMED') AND next_attempt_at > now() - ${LATELY})`;
/** Mail to many waits for its turn, which may take hours; whether its queue moves is the alert JobsLate's. */
export const WAITS_TOO_LONG = sql<SqlBool>`
  (status IN ('QUEUED', 'SENDING') AND created_at < now() - ${TOO_LONG}
    AND (attempts > 0
      OR (next_attempt_at < now() - ${NOT_PICKED_UP} AND template <> ALL(${SENT_TO_MANY}::text[]))))`;

/** Counts the mails that haven't been sent, by status, from an index that has no others. */
export function countUnsentMails(db: Queryable) {
  return db
    .selectFrom('mails')
    .select('status')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere(FAILED_LATELY).as('lately'),
      fn.countAll<number>().filterWhere(WAITS_TOO_LONG).as('too_long'),
    ])
    .where('status', '<>', 'SENT')
    .groupBy('status')
    .execute();
}

export async function countUnopenedMails(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'FAILED')
    .where('last_error', '=', UNOPENED)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Deletes mails from before a time that are over: sent, failed or unconfirmed.
 *
 * @param alongside is done for their ids before they are gone for good.
 */
export function deleteOldMails(
  db: Kysely<Database>,
  before: Date,
  rows: number,
  alongside: (ids: number[]) => Promise<void>,
): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('mails')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('mails')
          .select('id')
          .where('created_at', '<', before)
          .where('status', 'in', ['SENT', 'FAILED', 'UNCONFIRMED'])
          .orderBy('id')
          .limit(rows)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id')
      .execute();
    const ids = deleted.map(({ id }) => id);
    await alongside(ids);
    return ids;
  });
}
