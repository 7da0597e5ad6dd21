import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema';
import { formatNaira } from '../../money';
import { queueMail } from '../mail/mail-repository';
import type { RefundReason } from './payment-states';

/** Queues a refund (kobo) and tells the buyer, in the transaction of its cause: money is never kept in silence. */
export async function queueRefund(
  trx: Transaction<Database>,
  refund: { paymentId: number; amountKobo: number; reason: RefundReason; now: Date },
): Promise<void> {
  const { paymentId, amountKobo, reason, now } = refund;
  await trx
    .insertInto('refunds')
    .values({
      payment_id: paymentId,
      amount_kobo: amountKobo,
      reason,
      next_attempt_at: now,
      created_at: now,
    })
    .execute();
  const payer = await trx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('events', 'events.id', 'orders.event_id')
    .select(['users.email', 'users.first_name', 'events.title', 'payments.reference'])
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  await queueMail(trx, {
    template: 'refund',
    recipient: payer.email,
    data: {
      firstName: payer.first_name,
      eventTitle: payer.title,
      amount: formatNaira(amountKobo),
      reason,
      reference: payer.reference,
    },
  });
}
