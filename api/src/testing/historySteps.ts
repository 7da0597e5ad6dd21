import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';
import { endRefund } from '../sales/payments/refund-endings-repository';
import type { Random } from '../seed/random';

/** The sum of an event's paid payouts in kobo, including fees. */
export async function takenOf(db: Kysely<Database>, eventId: number): Promise<number> {
  const { taken } = await db
    .selectFrom('payout_parts')
    .innerJoin('payouts', 'payouts.id', 'payout_id')
    .select(({ fn }) => fn.sum<number | null>('payout_parts.amount_kobo').as('taken'))
    .where('event_id', '=', eventId)
    .where('state', '=', 'PAID')
    .executeTakeFirstOrThrow();
  return Number(taken ?? 0);
}

/** Ends some of a payment's refunds. */
export async function finishRefunds(db: Kysely<Database>, random: Random, paymentId: number) {
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'payment_id', 'provider_id'])
    .where('payment_id', '=', paymentId)
    .where('status', '<>', 'DONE')
    .execute();
  for (const refund of refunds) {
    if (!random.chance(0.7)) continue;
    // Twice, as when both a webhook and the job report it.
    await db.transaction().execute((trx) => endRefund(trx, refund, new Date()));
    await db.transaction().execute((trx) => endRefund(trx, refund, new Date()));
  }
}
