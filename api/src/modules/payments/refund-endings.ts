import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema';

/** The money of a refund has gone back; with the last refund of a payment that was given up, the payment is REFUNDED. */
export async function endRefund(
  trx: Transaction<Database>,
  refund: { id: number; payment_id: number; provider_id: number | null },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ status: 'DONE', provider_id: refund.provider_id, last_error: null, done_at: at })
    .where('id', '=', refund.id)
    .where('status', '<>', 'DONE')
    .execute();
  await trx
    .updateTable('payments')
    .set({ status: 'REFUNDED' })
    .where('id', '=', refund.payment_id)
    .where('status', '=', 'REFUNDING')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds')
            .select('refunds.id')
            .where('refunds.payment_id', '=', refund.payment_id)
            .where('refunds.status', '<>', 'DONE'),
        ),
      ),
    )
    .execute();
}
