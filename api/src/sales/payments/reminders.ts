import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import type { Tasks } from '../../platform/jobs/tasks';
import { formatNaira } from '../../platform/money';
import { queueMail } from '../../platform/outbox/outbox-repository';
import { dueKobo } from '../orders/refund-terms';
import { dueReminders, lockHoldToRemind, markReminded } from './reminders-repository';

/** Queues one mail for each hold that ends soon. */
export const reminderTasks = (db: Kysely<Database>, now: Clock) =>
  ({
    remind_of_hold: {
      run: (id) => remindOfHold(db, id, now()),
      due: (limit) => dueReminders(db, now(), limit),
    },
  }) satisfies Tasks;

function remindOfHold(db: Kysely<Database>, orderId: number, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const hold = await lockHoldToRemind(trx, orderId, now);
    if (!hold) return;
    await markReminded(trx, hold.id, now);
    await queueMail(trx, {
      template: 'payment_reminder',
      recipient: hold.email,
      data: {
        firstName: hold.first_name,
        eventId: hold.event_id,
        eventTitle: hold.title,
        amount: formatNaira(dueKobo(hold)),
        quantity: hold.quantity,
        endsAt: (hold.expires_at ?? now).toISOString(),
        timezone: hold.timezone,
      },
    });
  });
}
