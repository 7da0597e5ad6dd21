import { sql, type Kysely, type RawBuilder, type UpdateObject } from 'kysely';
import { plannedOnce } from '../platform/database/plannedOnce';
import type { Database } from '../platform/database/schema';
import { HOUR_MS } from '../platform/durations';
import { hasNoJob } from '../platform/jobs/job-queue-repository';
import type { Subject } from '../platform/jobs/tasks';
import { toSend } from '../platform/outbox/outbox-repository';
import type { MailRow } from './mail-repository';

const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 6 * HOUR_MS;

/** The delay after this many attempts; doubles each time. */
const backoffAfter = (attempts: RawBuilder<number>) =>
  sql`least(${FIRST_RETRY_MS} * power(2, ${attempts} - 1), ${LONGEST_RETRY_MS})
    * interval '1 millisecond'`;

/** Mails that are due and have no job, the most overdue first. */
export async function dueMails(db: Kysely<Database>, now: Date, limit: number): Promise<Subject[]> {
  const mails = await db
    .selectFrom('mails')
    .select(['id', 'template'])
    .where('status', 'in', ['QUEUED', 'SENDING'])
    .where('next_attempt_at', '<=', now)
    .where(hasNoJob('send_mail', 'mails.id'))
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
  return mails.map(toSend);
}

/**
 * Leases a mail, if it is due. The attempt is counted and the next one scheduled before it starts: if the process dies, the
 * mail is due again after the lease, later each time.
 *
 * A mail with `handed_over_at` set was left by a process that died after handing it to the mail server.
 */
export async function leaseMail(
  db: Kysely<Database>,
  id: number,
  now: Date,
  leaseMs: number,
): Promise<MailRow | undefined> {
  const { rows } = await sql<MailRow>`
    UPDATE mails SET status = 'SENDING', leases = leases + 1, attempts = attempts + 1,
      next_attempt_at = ${now}::timestamptz + ${leaseMs} * interval '1 millisecond'
        + ${backoffAfter(sql`(attempts + 1)`)}
    WHERE id = ${id} AND status IN ('QUEUED', 'SENDING')
      -- The database's clock has dated it, and may be ahead of this process's.
      AND next_attempt_at <= greatest(${now}::timestamptz, now())
    RETURNING *`.execute(db);
  return rows[0];
}

type Lease = Pick<MailRow, 'id' | 'leases'>;

/** Records that a mail is about to be handed over; false if we lost the lease, and then it must not be. */
export function noteHandOver(db: Kysely<Database>, lease: Lease, now: Date): Promise<boolean> {
  return change(db, lease, { handed_over_at: now });
}

/** Records a leased mail's outcome; false if we lost the lease. */
export function endLease(
  db: Kysely<Database>,
  lease: Lease,
  outcome: Pick<MailRow, 'status'> & Partial<Pick<MailRow, 'last_error' | 'sent_at'>>,
): Promise<boolean> {
  return change(db, lease, outcome);
}

/** Ends a lease and schedules another try after a delay. */
export function endLeaseForRetry(
  db: Kysely<Database>,
  lease: Lease,
  { now, last_error }: { now: Date; last_error: string },
): Promise<boolean> {
  const next_attempt_at = sql<Date>`${now}::timestamptz + ${backoffAfter(sql`attempts`)}`;
  return change(db, lease, { status: 'QUEUED', handed_over_at: null, last_error, next_attempt_at });
}

async function change(
  db: Kysely<Database>,
  { id, leases }: Lease,
  changes: UpdateObject<Database, 'mails'>,
): Promise<boolean> {
  const changed = await db
    .updateTable('mails')
    .set(changes)
    .where('id', '=', id)
    .where('leases', '=', leases)
    .where('status', '=', 'SENDING')
    .returning('id')
    .modifyEnd(plannedOnce)
    .executeTakeFirst();
  return changed !== undefined;
}
