import { makePayouts } from '../../testing/payouts';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';

let shop: TestPayments;
let payouts: Awaited<ReturnType<typeof makePayouts>>;

beforeAll(async () => {
  shop = await startTestPayments();
  payouts = await makePayouts(shop);
});
beforeEach(() => {
  shop.sandbox.faults.asksForOtp = true;
});
afterAll(() => shop.close());

const CODE = '123456';

/** A payout that waits for the provider's code. */
async function waiting() {
  const { organizer } = await payouts.organizerToPay(500_000);
  await payouts.ask(organizer);
  const { id } = await payouts.ended(organizer, 'OTP');
  const { transfer_code: code } = await shop.api.db
    .selectFrom('payouts')
    .select('transfer_code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { admin } = payouts.orders;
  const enter = () => payouts.call(admin, `/money/payouts/${id}/release/`, { otp: CODE });
  return { organizer, code: String(code), enter };
}

it('says that the provider is silent, and takes the code the next time', async () => {
  const { organizer, enter } = await waiting();
  shop.sandbox.faults.plan('finalize', 'error', 1);
  const silent = await enter();
  expect([silent.statusCode, silent.json()['code']]).toEqual([502, 'provider_unavailable']);
  expect((await enter()).statusCode).toBe(204);
  await payouts.ended(organizer, 'PAID');
});

it('knows a code that the provider took before its answer was lost', async () => {
  const { organizer, code, enter } = await waiting();
  await payouts.client.finalizeTransfer({ transfer_code: code, otp: CODE });
  expect((await enter()).statusCode).toBe(204);
  await payouts.ended(organizer, 'PAID');
});

it('refuses a code for a transfer that the provider has given up', async () => {
  const { organizer, enter } = await waiting();
  payouts.later(1);
  expect((await enter()).json()).toMatchObject({ code: 'code_refused' });
  await payouts.ended(organizer, 'FAILED');
});

it('doesn’t fail if the transfer can’t be looked up afterwards', async () => {
  const { organizer, enter } = await waiting();
  shop.sandbox.faults.plan('transfer state', 'error', 1);
  expect((await enter()).statusCode).toBe(204);
  await payouts.ended(organizer, 'PAID');
});
