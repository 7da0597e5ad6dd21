import { sql, type Kysely, type RawBuilder, type UpdateObject } from 'kysely';
import type { Database } from '../platform/database/schema';
import type { MailRow } from './mail-repository';

const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 6 * 60 * 60 * 1000;

/** The delay after this many attempts; doubles each time. */
const backoffAfter = (attempts: RawBuilder<number>) =>
  sql`least(${FIRST_RETRY_MS} * power(2, ${attempts} - 1), ${LONGEST_RETRY_MS})
    * interval '1 millisecond'`;

/**
 * Leases the most overdue mail. The attempt is counted and the next one scheduled before it starts: if the process dies, the
 * mail is due again after the lease, later each time.
 *
 * A mail with `handed_over_at` set was left by a process that died after handing it to the mail server.
 */
export async function leaseDueMail(
  db: Kysely<Database>,
  now: Date,
  leaseMs: number,
): Promise<MailRow | undefined> {
  const { rows } = await sql<MailRow>`
    UPDATE mails SET status = 'SENDING', leases = leases + 1, attempts = attempts + 1,
      next_attempt_at = ${now}::timestamptz + ${leaseMs} * interval '1 millisecond'
        + ${backoffAfter(sql`(attempts + 1)`)}
    WHERE id = (
      SELECT id FROM mails WHERE status IN ('QUEUED', 'SENDING') AND next_attempt_at <= ${now}
      ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
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
    .executeTakeFirst();
  return changed !== undefined;
}
