import { sql, type Transaction } from 'kysely';
import { AT_BANK } from '../../platform/database/paymentStates';
import type { Database, Queryable } from '../../platform/database/schema';
import { hasNoJob } from '../../platform/jobs/job-queue-repository';
import type { Subject } from '../../platform/jobs/tasks';

type Trx = Transaction<Database>;

/** Remind this long before a hold ends, or halfway through a shorter one. */
const BEFORE_END = sql`least(interval '3 hours', (orders.expires_at - orders.created_at) / 2)`;

/** The holds that end soon, with no reminder yet. */
const holdsToRemind = (db: Queryable, now: Date) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('events', 'events.id', 'orders.event_id')
    .where('orders.status', '=', 'HELD')
    .where('orders.reminded_at', 'is', null)
    .where('orders.expires_at', '>', now)
    .where(sql<boolean>`orders.expires_at <= ${now}::timestamptz + ${BEFORE_END}`)
    .where('events.status', '=', 'PUBLISHED')
    // Suspended events take no payments, and suspended buyers can't begin one.
    .where('events.suspended_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    // Buyers who have paid and are waiting for the bank need no reminder.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.status', '=', 'PENDING')
            .where('payments.provider_status', 'in', AT_BANK),
        ),
      ),
    );

/** Holds whose reminder is due and has no job, those ending first. */
export function dueReminders(db: Queryable, now: Date, limit: number): Promise<Subject[]> {
  return holdsToRemind(db, now)
    .select('orders.id')
    .where(hasNoJob('remind_of_hold', 'orders.id'))
    .orderBy('orders.expires_at')
    .limit(limit)
    .execute();
}

/** Locks a hold whose reminder is due; undefined if it isn't, or another process has it. */
export function lockHoldToRemind(trx: Trx, orderId: number, now: Date) {
  return holdsToRemind(trx, now)
    .select([
      'orders.id',
      'orders.quantity',
      'orders.total_kobo',
      'orders.buyer_fees_kobo',
      'orders.expires_at',
      'users.email',
      'users.first_name',
      'events.id as event_id',
      'events.title',
      'events.timezone',
    ])
    .where('orders.id', '=', orderId)
    .forUpdate('orders')
    .skipLocked()
    .executeTakeFirst();
}

export async function markReminded(trx: Trx, orderId: number, now: Date): Promise<void> {
  await trx.updateTable('orders').set({ reminded_at: now }).where('id', '=', orderId).execute();
}
