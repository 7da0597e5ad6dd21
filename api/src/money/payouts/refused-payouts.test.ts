import { findMistakes } from '../../testing/ledgerChecks';
import { makePayouts } from '../../testing/payouts';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';

let shop: TestPayments;
let payouts: Awaited<ReturnType<typeof makePayouts>>;

beforeAll(async () => {
  shop = await startTestPayments();
  payouts = await makePayouts(shop);
});
afterEach(async () => {
  shop.sandbox.faults.plan('transfer', 'none');
  expect(await findMistakes(shop.api.db)).toEqual([]);
});
afterAll(() => shop.close());

const everyHour = () => shop.api.parts.money.requests.payAll();
const casesAbout = async (id = 0) =>
  (await payouts.orders.casesOf(null)).filter(({ subject }) => subject === `payout ${id}`);

describe('a payout that the provider refuses', () => {
  it('because of our business waits for a person, and is sent once that is settled', async () => {
    const { organizer } = await payouts.organizerToPay(500_000);
    shop.sandbox.faults.plan('transfer', 'refused', Infinity);
    await payouts.ask(organizer);
    for (let hours = 0; hours < 4; hours += 1) {
      await payouts.work();
      payouts.later(1.1);
    }
    const [waiting] = await payouts.payoutsOf(organizer);
    expect(waiting).toMatchObject({
      state: 'REQUESTED',
      problem: expect.stringContaining('Your business cannot do this at the moment'),
    });
    expect(await payouts.orders.mailsTo(organizer)).not.toContain('payout');
    expect(await casesAbout(waiting?.id)).toMatchObject([
      { kind: 'payout_refused', detail: expect.stringContaining('don’t pay it by hand') },
    ]);
    shop.sandbox.faults.plan('transfer', 'none');
    expect(await payouts.ended(organizer, 'PAID')).toMatchObject({ id: waiting?.id });
  });

  it('because of its account goes back to the balance, and its organizer is told', async () => {
    const { organizer } = await payouts.organizerToPay(500_000);
    await shop.api.db
      .updateTable('payout_accounts')
      .set({ recipient_code: 'RCP_gone' })
      .where('user_id', '=', organizer.id)
      .execute();
    await payouts.ask(organizer);
    const { id, problem } = await payouts.ended(organizer, 'FAILED');
    expect(problem).toMatch(/Recipient specified is invalid$/);
    expect(await payouts.orders.mailsTo(organizer)).toContain('payout');
    expect(await casesAbout(id)).toEqual([]);
    await everyHour();
    expect(await payouts.payoutsOf(organizer)).toHaveLength(1);
  });

  it.each([
    ['too many calls', 'too_many'],
    ['our business', 'refused'],
  ] as const)('to release because of %s doesn’t blame its code', async (_, fault) => {
    const { organizer } = await payouts.organizerToPay(500_000);
    shop.sandbox.faults.asksForOtp = true;
    await payouts.ask(organizer);
    const { id } = await payouts.ended(organizer, 'OTP');
    shop.sandbox.faults.asksForOtp = false;
    const enter = () =>
      payouts.call(payouts.orders.admin, `/money/payouts/${id}/release/`, { otp: '123456' });
    shop.sandbox.faults.plan('finalize', fault, 1);
    expect((await enter()).json()).not.toMatchObject({ code: 'code_refused' });
    expect((await enter()).statusCode).toBe(204);
    await payouts.ended(organizer, 'PAID');
  });

  it('because of too many calls is tried again', async () => {
    const { organizer } = await payouts.organizerToPay(500_000);
    shop.sandbox.faults.plan('transfer', 'too_many', 1);
    await payouts.ask(organizer);
    const tried = async () => {
      await payouts.work();
      return payouts.payoutsOf(organizer);
    };
    const [payout] = await eventually(tried, ([newest]) => newest?.state === 'SENDING');
    expect(await payouts.ended(organizer, 'PAID')).toMatchObject({ id: payout?.id });
    expect(await casesAbout(payout?.id)).toEqual([]);
  });
});
