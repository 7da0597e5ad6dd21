import { sql, type Transaction } from 'kysely';
import { AT_BANK } from '../../platform/database/paymentStates';
import type { Database } from '../../platform/database/schema';

type Trx = Transaction<Database>;

/** Remind this long before a hold ends, or halfway through a shorter one. */
const BEFORE_END = sql`least(interval '3 hours', (orders.expires_at - orders.created_at) / 2)`;

/** The holds that end soon and have no reminder yet, for this process alone. */
export function holdsToRemind(trx: Trx, now: Date) {
  return (
    trx
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .innerJoin('events', 'events.id', 'orders.event_id')
      .select([
        'orders.id',
        'orders.total_kobo',
        'orders.expires_at',
        'users.email',
        'users.first_name',
        'events.id as event_id',
        'events.title',
        'events.timezone',
      ])
      .where('orders.status', '=', 'HELD')
      .where('orders.reminded_at', 'is', null)
      .where('orders.expires_at', '>', now)
      .where(sql<boolean>`orders.expires_at <= ${now}::timestamptz + ${BEFORE_END}`)
      .where('events.status', '=', 'PUBLISHED')
      // Whoever has paid and waits for the bank has nothing to be reminded of.
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
      )
      .orderBy('orders.expires_at')
      .limit(100)
      .forUpdate('orders')
      .skipLocked()
      .execute()
  );
}

export async function markReminded(trx: Trx, orderId: number, now: Date): Promise<void> {
  await trx.updateTable('orders').set({ reminded_at: now }).where('id', '=', orderId).execute();
}
