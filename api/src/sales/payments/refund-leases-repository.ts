import { sql, type Updateable } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import { hasNoJob } from '../../platform/jobs/job-queue-repository';
import type { Subject } from '../../platform/jobs/tasks';

/** A refund leased to this process: no other may change it until the lease expires. */
export interface LeasedRefund {
  id: number;
  payment_id: number;
  amount_kobo: number;
  status: 'QUEUED' | 'REQUESTED';
  provider_id: number | null;
  /** Counts leases, so that a process with an older lease can't change anything. */
  attempts: number;
  /** The provider's id of the payment. */
  transaction_id: number;
  reference: string;
}

/** Due refunds without a job, the most overdue first. */
export function dueRefunds(db: Queryable, now: Date, limit: number): Promise<Subject[]> {
  return db
    .selectFrom('refunds')
    .select('id')
    .where('next_attempt_at', '<=', now)
    .where('status', 'in', ['QUEUED', 'REQUESTED'])
    .where(hasNoJob('move_refund', 'refunds.id'))
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

/**
 * Leases the most overdue refund of an id or a payment by setting when it is due next, at least a minute from now. So it comes
 * back if its process is killed.
 */
export async function leaseRefund(
  db: Queryable,
  now: Date,
  which: { id: number } | { reference: string },
): Promise<LeasedRefund | undefined> {
  const isIt =
    'id' in which
      ? sql`id = ${which.id}`
      : sql`payment_id = (SELECT id FROM payments WHERE reference = ${which.reference})`;
  const { rows } = await sql<LeasedRefund>`
    UPDATE refunds r SET attempts = r.attempts + 1,
      next_attempt_at = ${now}::timestamptz
        + least(interval '1 minute' * power(2, least(r.attempts, 10)), interval '1 hour')
    FROM payments p
    WHERE p.id = r.payment_id AND r.id = (
      SELECT id FROM refunds
      WHERE next_attempt_at <= ${now} AND status IN ('QUEUED', 'REQUESTED') AND ${isIt}
      ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING r.id, r.payment_id, r.amount_kobo, r.status, r.provider_id, r.attempts,
      p.provider_id AS transaction_id, p.reference`.execute(db);
  return rows[0];
}

/** Extends a lease to `until`; false if it has expired or another process has the refund. */
export async function extendLease(
  db: Queryable,
  { id, attempts }: LeasedRefund,
  now: Date,
  until: Date,
): Promise<boolean> {
  const extended = await db
    .updateTable('refunds')
    .set(({ fn, val }) => ({ next_attempt_at: fn('greatest', ['next_attempt_at', val(until)]) }))
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'QUEUED')
    .where('next_attempt_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return extended !== undefined;
}

/** Updates a leased, unfinished refund; changes nothing and resolves with false if another process has the lease. */
export async function updateLeased(
  db: Queryable,
  { id, attempts }: LeasedRefund,
  changes: Updateable<Database['refunds']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set(changes)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '<>', 'DONE')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes unfinished refunds that are at the provider due now. */
export async function makeRequestedDue(db: Queryable, reference: string, now: Date): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ next_attempt_at: now, status: 'REQUESTED' })
    .where('provider_id', 'is not', null)
    .where('status', 'in', ['REQUESTED', 'NEEDS_ATTENTION'])
    .where('payment_id', 'in', (query) =>
      query.selectFrom('payments').select('id').where('reference', '=', reference),
    )
    .execute();
}
