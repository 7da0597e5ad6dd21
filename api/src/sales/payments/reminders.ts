import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { formatNaira } from '../../platform/money';
import { queueMail } from '../../platform/outbox/outbox-repository';
import { holdsToRemind, markReminded } from './reminders-repository';

/** Queues one mail for each hold that ends soon and hasn't been reminded. */
export async function remindOfHolds(db: Kysely<Database>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const holds = await holdsToRemind(trx, now);
    for (const hold of holds) {
      await markReminded(trx, hold.id, now);
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
