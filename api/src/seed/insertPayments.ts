import { Type } from 'typebox';
import { sql, type Transaction } from 'kysely';
import type { PaystackConfig } from '../platform/config/config';
import type { Database } from '../platform/database/schema';
import { PaystackHttp } from '../platform/provider/paystack-http';
import { KnownPayments, type KnownPayment, type PastPayment } from '../sandbox/past-payments';
import { inParts } from './inParts';

type Trx = Transaction<Database>;

type PaidOrder = Awaited<ReturnType<typeof paidOrders>>[number];

const ROWS_AT_ONCE = 500;

/**
 * Inserts the payments of the demo's orders, after telling the sandbox of them: so the books have what organizers earned, and
 * a demo ticket can be refunded. The sandbox is topped up by what can be paid out at `now`.
 *
 * @throws ProviderError if the sandbox doesn't answer.
 */
export async function insertPayments(trx: Trx, sandbox: PaystackConfig, now: Date): Promise<void> {
  const provider = new PaystackHttp(sandbox);
  const orders = await paidOrders(trx);
  for (const part of inParts(orders, ROWS_AT_ONCE)) {
    const payments = part.map((order) => pastPayment(order, now));
    const known = await provider.call('POST', '/merchant/history', KnownPayments, { payments });
    await insertRows(trx, part, new Map(known.map((one) => [one.reference, one])), now);
  }
  const amount = orders
    .filter(({ status, end_date: end }) => status === 'PAID' && end && end < now)
    .reduce((sum, { total_kobo: total }) => sum + total, 0);
  if (amount > 0) await provider.call('POST', '/merchant/top-up', Type.Unknown(), { amount });
}

function paidOrders(trx: Trx) {
  return (
    trx
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .innerJoin('events', 'events.id', 'orders.event_id')
      .select(['orders.id', 'orders.total_kobo', 'orders.status', 'orders.created_at'])
      .select(['orders.paid_at', 'users.email', 'events.end_date'])
      .$narrowType<{ paid_at: Date }>()
      // The same order has the same number each time: after a start that was cut off, the sandbox knows some of them.
      .select(sql<string>`'NZ-DEMO-' || row_number() OVER (ORDER BY orders.id)`.as('reference'))
      .where('orders.total_kobo', '>', 0)
      .where('orders.paid_at', 'is not', null)
      .orderBy('orders.paid_at')
      .orderBy('orders.id')
      .execute()
  );
}

const pastPayment = (order: PaidOrder, now: Date): PastPayment => ({
  reference: order.reference,
  amount: order.total_kobo,
  email: order.email,
  createdAt: order.created_at.toISOString(),
  paidAt: order.paid_at.toISOString(),
  refundedAt: order.status === 'REFUNDED' ? now.toISOString() : null,
});

async function insertRows(
  trx: Trx,
  orders: PaidOrder[],
  known: Map<string, KnownPayment>,
  now: Date,
): Promise<void> {
  const payments = orders.map((order) => {
    const isRefunded = order.status === 'REFUNDED';
    return {
      order_id: order.id,
      attempt: 1,
      reference: order.reference,
      amount_kobo: order.total_kobo,
      received_kobo: order.total_kobo,
      fee_kobo: known.get(order.reference)?.fee ?? null,
      status: isRefunded ? ('REFUNDED' as const) : ('PAID' as const),
      provider_status: isRefunded ? 'reversed' : 'success',
      provider_id: known.get(order.reference)?.id ?? null,
      next_check_at: null,
      created_at: order.created_at,
      paid_at: order.paid_at,
    };
  });
  const inserted = await trx
    .insertInto('payments')
    .values(payments)
    .returning(['id', 'reference', 'amount_kobo'])
    .execute();
  const refunds = inserted.flatMap(({ id, reference, amount_kobo }) => {
    const refundId = known.get(reference)?.refundId;
    if (refundId == null) return [];
    return {
      payment_id: id,
      amount_kobo,
      // Of the demo's events, one was cancelled; nobody else was given money back.
      reason: 'event_cancelled' as const,
      status: 'DONE' as const,
      provider_id: refundId,
      next_attempt_at: null,
      created_at: now,
      done_at: now,
    };
  });
  if (refunds.length > 0) await trx.insertInto('refunds').values(refunds).execute();
}
