import { makePayouts } from '../../testing/payouts';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';

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
  return { organizer, id, code: String(code), enter };
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

it('is recorded though the transfer arrives before the provider answers', async () => {
  const { organizer, id, enter } = await waiting();
  const { db } = shop.api;
  const state = () =>
    db.selectFrom('payouts').select('state').where('id', '=', id).executeTakeFirst();
  const { faults } = shop.sandbox;
  const nothing = faults.at;
  faults.at = async (call, moment) => {
    if (call === 'finalize' && moment === 'done') {
      await eventually(state, (payout) => payout?.state === 'PAID');
    }
  };
  expect((await enter()).statusCode).toBe(204);
  faults.at = nothing;
  await payouts.ended(organizer, 'PAID');
  const releases = await db
    .selectFrom('record')
    .select('actor_id')
    .where('action', '=', 'payout_released')
    .where('payout_id', '=', id)
    .execute();
  expect(releases).toEqual([{ actor_id: payouts.orders.admin.id }]);
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
