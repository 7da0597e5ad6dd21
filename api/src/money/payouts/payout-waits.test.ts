import type { PaymentCase } from '../../sales/payment-cases/payment-cases-schemas';
import { makePayouts } from '../../testing/payouts';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { Payout } from './payouts-schemas';

let shop: TestPayments;
let payouts: Awaited<ReturnType<typeof makePayouts>>;

beforeAll(async () => {
  shop = await startTestPayments();
  payouts = await makePayouts(shop);
});
afterAll(() => shop.close());

async function caseOf(id: number): Promise<PaymentCase | undefined> {
  const cases = await payouts.orders.casesOf(null);
  return cases.find(({ kind, subject }) => kind === 'payout_short' && subject === `payout ${id}`);
}
const tryAgain = async () => {
  payouts.later(1);
  await payouts.work();
};

it('a case that a person closed too early opens again once another sum is missing', async () => {
  const { organizer } = await payouts.organizerToPay(500_000);
  await shop.merchant('settle', {});
  const { id } = (await payouts.ask(organizer)).json<Payout>();
  await payouts.work();
  const first = await caseOf(id);
  const { admin } = payouts.orders;
  const url = `/payment-cases/${first?.id}/close/`;
  const closed = await payouts.call(admin, url, { note: 'Topped up.' });
  expect(closed.json()).toMatchObject({ state: 'CLOSED' });
  await tryAgain();
  expect(await caseOf(id)).toMatchObject({ state: 'CLOSED', note: 'Topped up.' });
  await shop.merchant('top-up', { amount: 10_000 });
  await tryAgain();
  const again = await caseOf(id);
  expect(again).toMatchObject({
    id: first?.id,
    state: 'OPEN',
    closed_by: null,
    note: 'Topped up.',
  });
  expect(again?.detail).not.toBe(first?.detail);
  await shop.merchant('top-up', { amount: 10_000 });
  await tryAgain();
  const grown = await caseOf(id);
  expect(grown).toMatchObject({ state: 'OPEN', opened_at: again?.opened_at });
  expect(grown?.detail).not.toBe(again?.detail);
});
