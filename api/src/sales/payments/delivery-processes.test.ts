import { ApiProcess } from '../../testing/apiProcess';
import { makePaidOrders } from '../../testing/paidOrders';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';

jest.setTimeout(120_000);

let shop: TestPayments;
let process: ApiProcess;
beforeAll(async () => {
  shop = await startTestPayments();
  const { url: databaseUrl, dataDir } = shop.api;
  process = await ApiProcess.at({ databaseUrl, dataDir, providerUrl: shop.providerUrl });
  await process.start();
});
afterAll(async () => {
  await process.kill();
  await shop.close();
});

it('processes a webhook even if it was killed between storing and processing it', async () => {
  const orders = await makePaidOrders(shop);
  const { reference, orderId } = await orders.paidOrder();
  const id = await shop.merchant('dispute', { reference, webhook: 'lost' });
  shop.sandbox.faults.at = async (call) => {
    if (call === 'dispute') await process.kill();
  };
  const killed = orders.deliver('charge.dispute.create', { id }, process.url);
  await expect(killed).rejects.toThrow();
  shop.sandbox.faults.at = async () => undefined;
  const suspended = async () => {
    const order = shop.api.db.selectFrom('orders').select('suspended_at').where('id', '=', orderId);
    return (await order.executeTakeFirstOrThrow()).suspended_at !== null;
  };
  expect(await suspended()).toBe(false);

  // Its lease of a minute is over.
  await shop.api.db
    .updateTable('provider_deliveries')
    .set({ next_attempt_at: new Date() })
    .execute();
  await process.start();
  expect(await eventually(suspended, Boolean)).toBe(true);
});
