import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema';
import { formatNaira } from '../../money';
import { queueMail } from '../mail/mail-repository';

/** A hold is worth a reminder this long before it ends, or when half of a shorter one is over. */
const BEFORE_END = sql`least(interval '3 hours', (orders.expires_at - orders.created_at) / 2)`;

/** Queues one mail for each hold that ends soon and has none yet. */
export async function remindOfHolds(db: Kysely<Database>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const holds = await trx
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
      .orderBy('orders.expires_at')
      .limit(100)
      .forUpdate('orders')
      .skipLocked()
      .execute();
    for (const hold of holds) {
      await trx.updateTable('orders').set({ reminded_at: now }).where('id', '=', hold.id).execute();
      await queueMail(trx, {
        template: 'payment_reminder',
        recipient: hold.email,
        data: {
          firstName: hold.first_name,
          eventId: hold.event_id,
          eventTitle: hold.title,
          amount: formatNaira(hold.total_kobo),
          endsAt: (hold.expires_at ?? now).toISOString(),
          timezone: hold.timezone,
        },
      });
    }
  });
}
