import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/schema';
import { hasNoJob } from '../../platform/jobs/job-queue-repository';
import type { Subject } from '../../platform/jobs/tasks';

/** Payments due for a look-up (`check_payment`: not settled, `recheck_payment`: paid) without a job, the most overdue first. */
export function duePayments(
  db: Queryable,
  task: 'check_payment' | 'recheck_payment',
  now: Date,
  limit: number,
): Promise<Subject[]> {
  return db
    .selectFrom('payments')
    .select('id')
    .where('next_check_at', '<=', now)
    .where('status', 'in', task === 'check_payment' ? ['PENDING', 'FAILED'] : ['PAID'])
    .where(hasNoJob(task, 'payments.id'))
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
}

interface DuePayment {
  reference: string;
  created_at: Date;
}

/**
 * Leases a payment for a look-up by setting when it is due next, so that it comes back if this process is killed. The intervals
 * grow with the payment's age: at first its buyer may still be paying, while a bank may take days.
 */
export async function leaseDuePayment(
  db: Queryable,
  id: number,
  now: Date,
): Promise<DuePayment | undefined> {
  const { rows } = await sql<DuePayment>`
    UPDATE payments SET checks = checks + 1, next_check_at = ${now}::timestamptz + CASE
        WHEN created_at > ${now}::timestamptz - interval '30 minutes' THEN interval '1 minute'
        WHEN created_at > ${now}::timestamptz - interval '1 day' THEN interval '15 minutes'
        WHEN created_at > ${now}::timestamptz - interval '3 days' THEN interval '1 hour'
        ELSE interval '6 hours' END
    WHERE id = ${id} AND next_check_at <= ${now} AND status IN ('PENDING', 'FAILED')
    RETURNING reference, created_at`.execute(db);
  return rows[0];
}

/** Leases a settled payment to check it again, until a day after its event; resolves with its reference. */
export async function leasePaidPayment(
  db: Queryable,
  id: number,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ reference: string }>`
    UPDATE payments p SET checks = checks + 1, next_check_at = CASE
        WHEN e.end_date < ${now}::timestamptz - interval '1 day' THEN NULL
        ELSE ${now}::timestamptz + interval '1 day' END
    FROM orders o JOIN events e ON e.id = o.event_id
    WHERE o.id = p.order_id AND p.id = ${id} AND next_check_at <= ${now} AND p.status = 'PAID'
    RETURNING p.reference`.execute(db);
  return rows[0]?.reference;
}
