import { DAY_MS } from '../../platform/durations';
import { makePaidOrders } from '../../testing/paidOrders';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';

let shop: TestPayments;
let orders: Awaited<ReturnType<typeof makePaidOrders>>;
type PaidOrder = Awaited<ReturnType<typeof orders.paidOrder>>;
beforeAll(async () => {
  shop = await startTestPayments();
  orders = await makePaidOrders(shop);
});
afterAll(() => shop.close());
afterEach(() => {
  shop.api.clock.now = null;
});

const catchUp = () => shop.api.parts.sales.tasks.catch_up_on_disputes.run();
const lost = { webhook: 'lost' };
const isOnHold = async ({ see }: PaidOrder) => (await see()).detail.includes('on hold');
const disputed = async (order: PaidOrder, news = {}) => {
  const dispute = await shop.merchant('dispute', { reference: order.reference, ...news });
  return { ...order, dispute };
};

it.each([
  ['declined', 'PAID', ['opened', 'won']],
  ['merchant-accepted', 'REFUNDED', ['opened', 'lost']],
])('catches up on disputes whose news was lost (%s)', async (resolution, status, news) => {
  const order = await disputed(await orders.paidOrder(), lost);
  await catchUp();
  expect(await isOnHold(order)).toBe(true);
  await shop.merchant(`dispute/${order.dispute}/resolve`, { resolution, ...lost });
  await catchUp();
  expect(await order.see()).toMatchObject({ status, order: { status } });
  expect(await isOnHold(order)).toBe(false);
  await catchUp();
  const told = (await orders.mailsTo(orders.organizer)).slice(-2);
  expect(told).toEqual(news.map((one) => `dispute ${one}`));
});

it('leaves another site’s disputes at the same provider alone', async () => {
  const order = await orders.paidOrder();
  const transaction = shop.sandbox.ledger.byReference(order.reference);
  if (!transaction) throw new Error('The sandbox does not know it');
  const id = shop.sandbox.ledger.nextId();
  shop.sandbox.ledger.save({ transaction: { ...transaction, id, reference: 'another-shop-1' } });
  await shop.merchant('dispute', { reference: 'another-shop-1', ...lost });
  await catchUp();
  expect(await orders.casesOf(null)).toEqual([]);
});

it('catches up on the rest, however old, if the provider is silent about one', async () => {
  const silent = await disputed(await orders.paidOrder());
  const old = await disputed(await orders.paidOrder());
  for (const order of [silent, old]) {
    expect(await eventually(() => isOnHold(order), Boolean)).toBe(true);
  }
  shop.api.clock.now = new Date(Date.now() + 30 * DAY_MS);
  await shop.merchant(`dispute/${old.dispute}/resolve`, { resolution: 'declined', ...lost });
  shop.sandbox.faults.plan('dispute', 'error', 1);
  await expect(catchUp()).rejects.toThrow('disputes could not be looked up');
  expect(await isOnHold(old)).toBe(false);
});
