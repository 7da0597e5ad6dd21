import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/schema';
import type { DeliveryState } from '../../platform/database/paymentStates';
import { hasNoJob } from '../../platform/jobs/job-queue-repository';
import type { Subject } from '../../platform/jobs/tasks';

export interface StoredDelivery {
  id: number;
  body: Buffer;
  attempts: number;
  received_at: Date;
}

/** Stores a delivery to be handled. A repeated one reuses its row and is handled again, like the first. */
export async function storeDelivery(
  db: Queryable,
  delivery: { key: string; event: string; body: Buffer; now: Date; nextAttemptAt: Date },
): Promise<StoredDelivery> {
  const { key, event, body, now, nextAttemptAt } = delivery;
  return db
    .insertInto('provider_deliveries')
    .values({
      event_key: key,
      event,
      body,
      received_at: now,
      next_attempt_at: nextAttemptAt,
    })
    .onConflict((conflict) =>
      conflict.column('event_key').doUpdateSet({
        state: 'RECEIVED',
        attempts: 0,
        received_at: now,
        next_attempt_at: nextAttemptAt,
      }),
    )
    .returning(['id', 'body', 'attempts', 'received_at'])
    .executeTakeFirstOrThrow();
}

/** Due deliveries without a job, the most overdue first. */
export function dueDeliveries(db: Queryable, now: Date, limit: number): Promise<Subject[]> {
  return db
    .selectFrom('provider_deliveries')
    .select('id')
    .where('state', '=', 'RECEIVED')
    .where('next_attempt_at', '<=', now)
    .where(hasNoJob('handle_delivery', 'provider_deliveries.id'))
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

/** Leases a delivery, if it is due, by setting when it is due again in case this process dies. */
export async function leaseDelivery(
  db: Queryable,
  id: number,
  now: Date,
): Promise<StoredDelivery | undefined> {
  const { rows } = await sql<StoredDelivery>`
    UPDATE provider_deliveries
    SET attempts = attempts + 1, next_attempt_at = ${now}::timestamptz
      + least(interval '1 minute' * power(2, least(attempts, 10)), interval '3 hours')
    WHERE id = ${id} AND state = 'RECEIVED' AND next_attempt_at <= ${now}
    RETURNING id, body, attempts, received_at`.execute(db);
  return rows[0];
}

export async function endDelivery(
  db: Queryable,
  id: number,
  ending: { state: DeliveryState; done_at: Date },
): Promise<void> {
  await db.updateTable('provider_deliveries').set(ending).where('id', '=', id).execute();
}

export async function noteFailure(db: Queryable, id: number, error: string): Promise<void> {
  await db
    .updateTable('provider_deliveries')
    .set({ last_error: error })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes older handled deliveries, which contain payers' names and addresses. Resolves with how many it deleted.
 */
export async function deleteOldDeliveries(
  db: Queryable,
  before: Date,
  rows: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('provider_deliveries')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('provider_deliveries')
        .select('id')
        .where('received_at', '<', before)
        .where('state', '<>', 'RECEIVED')
        .orderBy('received_at')
        .limit(rows)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
