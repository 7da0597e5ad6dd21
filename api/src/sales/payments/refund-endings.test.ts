import { lockWaitedFor } from '../../testing/lockWaitedFor';
import { makePaidOrders } from '../../testing/paidOrders';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';
import { endRefund } from './refund-endings-repository';

let shop: TestPayments;
let orders: Awaited<ReturnType<typeof makePaidOrders>>;
beforeAll(async () => {
  shop = await startTestPayments();
  orders = await makePaidOrders(shop);
});
afterAll(() => shop.close());

/** A payment of two tickets that were cancelled one by one, with their refunds. */
async function refundedInTwo() {
  const order = await orders.paidOrder(2);
  for (const { id } of order.tickets) {
    const url = `/api/tickets/${id}/cancel/`;
    await shop.api.call({ as: order.buyer, method: 'POST', url });
  }
  const refunds = await shop.api.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'payment_id', 'refunds.provider_id'])
    .where('reference', '=', order.reference)
    .execute();
  return { ...order, refunds };
}

it('a payment is refunded once its two last refunds have ended at the same moment', async () => {
  const { db } = shop.api;
  const { see, refunds } = await refundedInTwo();
  const [one, two] = refunds;
  expect(await see()).toMatchObject({ status: 'REFUNDING' });
  const other = await db.transaction().execute(async (trx) => {
    await endRefund(trx, one!, new Date());
    const ended = db.transaction().execute((second) => endRefund(second, two!, new Date()));
    await Promise.race([ended, lockWaitedFor(db)]);
    return { ended };
  });
  await other.ended;
  expect(await see()).toMatchObject({ status: 'REFUNDED' });
});

it('two last refunds don’t wait for each other, whichever is first', async () => {
  const ended = Array.from({ length: 5 }, async () => {
    const { see, refunds } = await refundedInTwo();
    await Promise.all(
      refunds.map((refund) =>
        shop.api.db.transaction().execute((trx) => endRefund(trx, refund, new Date())),
      ),
    );
    return (await see()).status;
  });
  expect(new Set(await Promise.all(ended))).toEqual(new Set(['REFUNDED']));
});
