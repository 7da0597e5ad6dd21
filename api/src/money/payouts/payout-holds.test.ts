import type { TestUser } from '../../testing/builders';
import { findMistakes } from '../../testing/ledgerChecks';
import { makePayouts } from '../../testing/payouts';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { Payout } from './payouts-schemas';

let shop: TestPayments;
let payouts: Awaited<ReturnType<typeof makePayouts>>;

beforeAll(async () => {
  shop = await startTestPayments();
  payouts = await makePayouts(shop);
});
afterEach(async () => {
  shop.sandbox.faults.asksForOtp = false;
  expect(await findMistakes(shop.api.db)).toEqual([]);
});
afterAll(() => shop.close());

const everyHour = () => shop.api.parts.money.requests.payAll();
const sentOf = ({ reference }: Payout) => shop.sandbox.ledger.transfer(reference);
const refund = ({ organizer, ticket }: Awaited<ReturnType<typeof payouts.organizerToPay>>) =>
  payouts.call(organizer, `/tickets/${ticket}/refund/`, {});

describe('a payout of which a refund has taken some money since', () => {
  it('isn’t sent, and what is left is paid by itself', async () => {
    const people = await payouts.organizerToPay(500_000);
    const { organizer } = people;
    await payouts.ask(organizer);
    expect((await refund(people)).statusCode).toBe(200);
    const payout = await payouts.ended(organizer, 'FAILED');
    expect(payout.problem).toBe(
      'Refunds, disputes or corrections took some of its money before it was sent.',
    );
    expect(sentOf(payout)).toBeUndefined();
    expect(await payouts.moneyOf(organizer)).toMatchObject({
      available: '2325.00',
      on_its_way: '0.00',
    });
    await shop.work('move_refund');
    const refunded = () => payouts.orders.paymentOf(people.buyer, people.reference);
    await eventually(refunded, ({ refunds: [first] }) => first?.status === 'DONE');
    await everyHour();
    expect(await payouts.ended(organizer, 'PAID')).toMatchObject({ amount: '2325.00' });
  });

  it('ends without a top-up that it doesn’t need', async () => {
    const people = await payouts.organizerToPay(500_000);
    await shop.merchant('settle', {});
    await payouts.ask(people.organizer);
    expect((await refund(people)).statusCode).toBe(200);
    await payouts.work();
    await shop.merchant('top-up', { amount: 10_000_000_000 });
    expect(await payouts.payoutsOf(people.organizer)).toMatchObject([{ state: 'FAILED' }]);
    const cases = await payouts.orders.casesOf(null);
    expect(cases.filter(({ kind }) => kind === 'payout_short')).toEqual([]);
  });

  it('isn’t released by the provider’s code', async () => {
    const people = await payouts.organizerToPay(500_000);
    const { organizer } = people;
    shop.sandbox.faults.asksForOtp = true;
    await payouts.ask(organizer);
    const { id } = await payouts.ended(organizer, 'OTP');
    await refund(people);
    const { admin } = payouts.orders;
    const answer = await payouts.call(admin, `/money/payouts/${id}/release/`, { otp: '123456' });
    expect(answer.json()).toMatchObject({
      code: 'balance_overdrawn',
      error: expect.stringContaining('Don’t enter the code.'),
    });
    // The provider abandons transfers after waiting half an hour for the code.
    payouts.later(1);
    shop.sandbox.faults.asksForOtp = false;
    const held = await payouts.ended(organizer, 'FAILED');
    expect(held).toMatchObject({
      id,
      problem: 'Refunds, disputes or corrections took some of its money before it was sent.',
    });
    const mail = await shop.api.db
      .selectFrom('mails')
      .select('data')
      .where('recipient', '=', organizer.email)
      .where('template', '=', 'payout')
      .executeTakeFirst();
    expect(mail?.data).toMatchObject({
      notPaidBecause: 'balance_overdrawn',
      pausesAutomatic: false,
    });
  });

  it('is sent if other money of its organizer covers that', async () => {
    const people = await payouts.organizerToPay(500_000);
    const { organizer } = people;
    await payouts.ask(organizer, { amount: '2000.00' });
    await refund(people);
    expect(await payouts.ended(organizer, 'PAID')).toMatchObject({ amount: '2000.00' });
  });
});

describe('a payout whose first try was not answered', () => {
  /** Asked for, and tried once: the provider fails before it does anything. */
  const triedOnce = async ({ organizer }: { organizer: TestUser }) => {
    shop.sandbox.faults.plan('transfer', 'error', 1);
    await payouts.ask(organizer);
    await payouts.work();
    const [payout] = await payouts.payoutsOf(organizer);
    expect(payout?.state).toBe('SENDING');
    return payout as Payout;
  };

  it('isn’t sent any more once a refund has taken some of its money', async () => {
    const people = await payouts.organizerToPay(500_000);
    const payout = await triedOnce(people);
    expect((await refund(people)).statusCode).toBe(200);
    const held = await payouts.ended(people.organizer, 'FAILED');
    expect(held.problem).toContain('took some of its money before it was sent');
    expect(sentOf(payout)).toBeUndefined();
    expect(await payouts.moneyOf(people.organizer)).toMatchObject({ on_its_way: '0.00' });
  });

  it('is sent when what held it is over by the second look', async () => {
    const people = await payouts.organizerToPay(500_000);
    const payout = await triedOnce(people);
    const dispute = await shop.merchant('dispute', { reference: people.reference });
    const heldBack = async () => (await payouts.moneyOf(people.organizer)).disputed !== '0.00';
    expect(await eventually(heldBack, Boolean)).toBe(true);
    payouts.later(0.1);
    await payouts.work();
    expect(await payouts.payoutsOf(people.organizer)).toMatchObject([{ state: 'SENDING' }]);
    expect(sentOf(payout)).toBeUndefined();
    await shop.merchant(`dispute/${dispute}/resolve`, { resolution: 'declined' });
    expect(await eventually(heldBack, (held) => !held)).toBe(false);
    expect(await payouts.ended(people.organizer, 'PAID')).toMatchObject({ id: payout.id });
  });

  it('isn’t sent by a process that was paused until its lease had run out', async () => {
    const { organizer } = await payouts.organizerToPay(500_000);
    await payouts.ask(organizer);
    const { faults } = shop.sandbox;
    const nothing = faults.at;
    faults.at = async (call) => {
      if (call === 'transfer state') payouts.later(0.1);
    };
    await payouts.work();
    faults.at = nothing;
    const [payout] = await payouts.payoutsOf(organizer);
    expect(sentOf(payout as Payout)).toBeUndefined();
    expect(await payouts.ended(organizer, 'PAID')).toMatchObject({ id: payout?.id });
  });
});
