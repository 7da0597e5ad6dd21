import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { MoneyBack } from '../../platform/database/paymentStates';
import { insertRefund } from './payments-repository';

/** Marks a refund as done; with the last refund of an abandoned payment, the payment becomes REFUNDED. */
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
  // If the last two refunds ended at once, each would find the other under way, so the second waits here. Their postings
  // already share a lock on the payment's key, so a stronger lock would deadlock.
  await trx
    .selectFrom('payments')
    .select('id')
    .where('id', '=', refund.payment_id)
    .forNoKeyUpdate()
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

/** All refunds of a payment, ours or not. */
export function refundsOf(trx: Transaction<Database>, paymentId: number) {
  return trx
    .selectFrom('refunds')
    .select(['id', 'amount_kobo', 'reason', 'provider_id'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();
}

/**
 * Records money (kobo) returned without our request as a refund that is done, so that no worker requests it. Resolves with its
 * id.
 */
export function recordMoneyBack(
  trx: Transaction<Database>,
  paymentId: number,
  back: { reason: MoneyBack; amountKobo: number; providerId: number | null; now: Date },
): Promise<number> {
  const { reason, amountKobo, providerId, now } = back;
  return insertRefund(trx, {
    payment_id: paymentId,
    amount_kobo: amountKobo,
    reason,
    status: 'DONE',
    provider_id: providerId,
    created_at: now,
    done_at: now,
  });
}

/** The net cost of a refund to its organizer's balance in kobo, after fees that came back. */
export async function takenByRefund(
  trx: Transaction<Database>,
  refund: { id: number; paymentId: number },
): Promise<number> {
  const { kobo } = await trx
    .selectFrom('ledger_entries')
    .select(
      sql<number>`coalesce(sum(CASE 'ORGANIZER' WHEN debit THEN amount_kobo WHEN credit THEN -amount_kobo ELSE 0 END), 0)::bigint`.as(
        'kobo',
      ),
    )
    .where('payment_id', '=', refund.paymentId)
    .where('subject_id', '=', refund.id)
    .where('kind', 'in', ['REFUND', 'PLATFORM_FEE_BACK', 'FEE_TAKEN_OVER'])
    .executeTakeFirstOrThrow();
  return kobo;
}

export async function setProviderId(
  trx: Transaction<Database>,
  refundId: number,
  providerId: number,
): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ provider_id: providerId })
    .where('id', '=', refundId)
    .execute();
}
