import { HOUR_MS } from '../../platform/durations';
import { asOwner, makeEvent, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { findMistakes } from '../../testing/ledgerChecks';
import { makePaidOrders } from '../../testing/paidOrders';
import { makePayoutAccount } from '../../testing/payoutAccounts';
import { send } from '../../testing/requests';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import { Jobs } from '../../platform/jobs/jobs';
import { PaystackClient } from '../../platform/provider/paystack-client';
import type { OrganizerMoney } from '../ledger/ledger-schemas';
import type { Payout, PayoutPage, PayoutTerms } from './payouts-schemas';

let shop: TestPayments;
let orders: Awaited<ReturnType<typeof makePaidOrders>>;
let jobs: Jobs;
let recipient: string;

beforeAll(async () => {
  shop = await startTestPayments();
  orders = await makePaidOrders(shop);
  const { money, platform } = shop.api.parts;
  jobs = new Jobs({ db: shop.api.db, log: platform.log, tasks: money.tasks });
  recipient = await new PaystackClient(platform.config.paystack).createRecipient({
    name: 'ADA NUMBER',
    account_number: '0123456780',
    bank_code: '058',
  });
});
beforeEach(async () => {
  shop.api.clock.now = null;
  const { faults } = shop.sandbox;
  faults.transferOutcome = 'success';
  faults.transferWebhook = 'once';
  faults.transferMs = 50;
  faults.asksForOtp = false;
  // Tests move the clock by days, and a settlement would take the top-ups away.
  faults.settlementSchedule = 'manual';
  faults.at = async () => undefined;
  await shop.merchant('top-up', { amount: 100_000_000 });
});
afterEach(async () => expect(await findMistakes(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

const ask = (as: TestUser, payload: object = {}, headers = {}) =>
  shop.api.call({ as, method: 'POST', url: '/api/money/payouts/', payload, headers });
const read = async <T>(as: TestUser, url: string) => (await shop.api.call({ as, url })).json<T>();
const moneyOf = (as: TestUser) => read<OrganizerMoney>(as, '/api/money/');
const payoutsOf = async ({ id }: TestUser) =>
  (await read<PayoutPage>(orders.admin, `/api/money/organizers/${id}/payouts/`)).results;
const ownPayoutsOf = async (as: TestUser) =>
  (await read<PayoutPage>(as, '/api/money/payouts/')).results;
const termsOf = (as: TestUser) => read<PayoutTerms>(as, '/api/money/payouts/terms/');
const sentTo = (payout: Payout) => shop.sandbox.ledger.transfer(payout.reference);
const work = () => jobs.runDue('move_payout');
const casesAbout = async (kind: string) =>
  (await orders.casesOf(null)).filter((each) => each.kind === kind);
const caseOf = async (kind: string, id: number) =>
  (await casesAbout(kind)).find(({ subject }) => subject === `payout ${id}`);

/** A new organizer whose event, with one ticket of ₦5,000 sold, is over: ₦4,825 are available. */
async function organizerToPay({ account = true } = {}) {
  shop.api.clock.now = null;
  const organizer = await makeUser(shop.api.db, 'ORGANIZER');
  const buyer = await makeUser(shop.api.db);
  const start = new Date(Date.now() + HOUR_MS);
  const event = await makeEvent(shop.api.db, { organizer, priceKobo: 500_000, start });
  const { id } = await shop.buy(buyer, event);
  const payment = await shop.initiate(buyer, id);
  await shop.pay(payment);
  await eventually(
    () => orders.paymentOf(buyer, payment.reference),
    ({ status }) => status === 'PAID',
  );
  if (account) await makePayoutAccount(shop.api.db, organizer.id, { recipientCode: recipient });
  later(60);
  return { organizer, buyer, event, ticket: id, reference: payment.reference };
}
function later(hours: number) {
  shop.api.clock.now = new Date((shop.api.clock.now?.getTime() ?? Date.now()) + hours * HOUR_MS);
}
async function ended(organizer: TestUser, state: Payout['state']): Promise<Payout> {
  const [payout] = await eventually(
    async () => {
      later(0.1);
      await work();
      return payoutsOf(organizer);
    },
    ([newest]) => newest?.state === state,
  );
  expect(payout?.state).toBe(state);
  return payout as Payout;
}

it('sends what is available, less the transfer’s fee, and mails it', async () => {
  const { organizer } = await organizerToPay();
  expect(await moneyOf(organizer)).toMatchObject({ available: '4825.00' });
  const { fees, approval: _, ...terms } = await termsOf(organizer);
  const account = 'GTBank ••••6789';
  const rest = { minimum: '100.00', refusal: null, is_automatic: true, automatic_paused: false };
  expect(terms).toEqual({ available: '4825.00', account, ...rest });
  expect(fees[0]).toEqual({ up_to: '5000.00', fee: '10.00' });
  expect(fees.at(-1)).toEqual({ up_to: null, fee: '50.00' });
  const asked = await ask(organizer);
  expect(asked.statusCode).toBe(201);
  expect((await termsOf(organizer)).refusal?.code).toBe('payout_under_way');
  expect(asked.json()).toMatchObject({ amount: '4825.00', fee: '10.00', sent: '4815.00' });
  expect(await moneyOf(organizer)).toMatchObject({ available: '0.00', on_its_way: '4815.00' });
  const payout = await ended(organizer, 'PAID');
  expect(sentTo(payout)).toMatchObject({ amount: 481_500, status: 'success' });
  expect(await moneyOf(organizer)).toMatchObject({ on_its_way: '0.00', paid_out: '4815.00' });
  expect(await orders.mailsTo(organizer)).toContain('payout');
});

it.each([
  ['failed', 'FAILED', 'The bank did not accept the transfer.'],
  ['reversed', 'REVERSED', 'The bank sent the money back.'],
] as const)(
  'gives back what the bank calls %s, once, and says so',
  async (outcome, state, because) => {
    const { organizer } = await organizerToPay();
    shop.sandbox.faults.transferOutcome = outcome;
    shop.sandbox.faults.transferWebhook = 'twice';
    await ask(organizer);
    await ended(organizer, state);
    expect((await ownPayoutsOf(organizer))[0]?.problem).toBe(because);
    expect(await moneyOf(organizer)).toMatchObject({ available: '4825.00', paid_out: '0.00' });
    const mails = (await orders.mailsTo(organizer)).filter((mail) => mail === 'payout');
    expect(mails.length).toBeGreaterThanOrEqual(1);
  },
);

it('gives back what is sent back after it had arrived', async () => {
  const { organizer } = await organizerToPay();
  await ask(organizer);
  const { reference } = await ended(organizer, 'PAID');
  await shop.merchant('transfer/reverse', { reference });
  await ended(organizer, 'REVERSED');
  expect(await moneyOf(organizer)).toMatchObject({ available: '4825.00', paid_out: '0.00' });
});

it('never sends twice what was sent and not answered, and finds it by its reference', async () => {
  const { organizer } = await organizerToPay();
  let calls = 0;
  shop.sandbox.faults.transferWebhook = 'lost';
  shop.sandbox.faults.plan('transfer', 'lost_answer', 1);
  shop.sandbox.faults.at = async (call, moment) => {
    if (call === 'transfer' && moment === 'asked') calls += 1;
  };
  await ask(organizer);
  await work();
  const [waiting] = await payoutsOf(organizer);
  expect(['SENDING', 'PAID']).toContain(waiting?.state);
  const payout = await ended(organizer, 'PAID');
  expect(
    shop.sandbox.ledger.every('transfer').filter(({ reference }) => reference === payout.reference),
  ).toHaveLength(1);
  expect(calls).toBeLessThanOrEqual(2);
});

it('resumes by looking it up if its process was killed between sent and stored', async () => {
  const { organizer } = await organizerToPay();
  shop.sandbox.faults.transferWebhook = 'lost';
  const { reference, sent } = (await ask(organizer)).json<Payout>();
  // As a killed process leaves it: a payout that may have been sent, and the transfer at the provider.
  await shop.api.db
    .updateTable('payouts')
    .set({ state: 'SENDING' })
    .where('reference', '=', reference)
    .execute();
  const amount = Math.round(Number(sent) * 100);
  const client = new PaystackClient(shop.api.parts.platform.config.paystack);
  await client.transfer({ amount, recipient, reference, reason: 'Ticket sales' });
  await ended(organizer, 'PAID');
  expect(
    shop.sandbox.ledger.every('transfer').filter((each) => each.reference === reference),
  ).toHaveLength(1);
});

it('is counted once by the webhook, the job and two processes at once', async () => {
  const { organizer } = await organizerToPay();
  const { reference } = (await ask(organizer)).json<Payout>();
  await work();
  await Promise.all([
    ...Array.from({ length: 5 }, () => orders.deliver('transfer.success', { reference })),
    work(),
    jobs.runDue('move_payout'),
  ]);
  await ended(organizer, 'PAID');
  const mails = (await orders.mailsTo(organizer)).filter((mail) => mail === 'payout');
  expect(mails).toHaveLength(1);
});

it('of two requests at once takes one', async () => {
  const { organizer } = await organizerToPay();
  const asked = await Promise.all(Array.from({ length: 6 }, () => ask(organizer)));
  const codes = asked.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([201, 409, 409, 409, 409, 409]);
  const refused = asked.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: 'payout_under_way' });
  await ended(organizer, 'PAID');
});

it('the same press twice takes one, and is answered alike', async () => {
  const { organizer } = await organizerToPay();
  const headers = { 'idempotency-key': 'one-press-of-pay-out' };
  const [one, two] = await Promise.all([ask(organizer, {}, headers), ask(organizer, {}, headers)]);
  expect(one.json()).toEqual(two.json());
  await ended(organizer, 'PAID');
});

it('waits while the provider’s balance is short, and administrators see by how much', async () => {
  const { organizer } = await organizerToPay();
  await shop.merchant('settle', {});
  const called: string[] = [];
  shop.sandbox.faults.at = async (call) => called.push(call);
  const { id } = (await ask(organizer)).json<Payout>();
  await work();
  expect(called).toEqual(['balance']);
  const problem = expect.stringMatching(/short\.$/);
  expect(await payoutsOf(organizer)).toMatchObject([{ state: 'REQUESTED', problem }]);
  expect(await ownPayoutsOf(organizer)).toMatchObject([{ state: 'REQUESTED', problem: null }]);
  const detail = expect.stringMatching(
    /^The balance at the provider is ₦[\d,.]+ short of payout \d+\./,
  );
  expect(await caseOf('payout_short', id)).toMatchObject({ state: 'OPEN', detail });
  await shop.merchant('top-up', { amount: 100_000_000 });
  await ended(organizer, 'PAID');
  expect(await caseOf('payout_short', id)).toMatchObject({ state: 'CLOSED' });
});

it('waits for the provider’s code, which an administrator enters', async () => {
  const { organizer } = await organizerToPay();
  shop.sandbox.faults.asksForOtp = true;
  await ask(organizer);
  const { id } = await ended(organizer, 'OTP');
  expect(await caseOf('payout_otp', id)).toMatchObject({ state: 'OPEN' });
  const enter = (otp: string) =>
    shop.api.call({ as: orders.admin, ...send('POST', `/money/payouts/${id}/release/`, { otp }) });
  expect((await enter('000000')).statusCode).toBe(409);
  expect((await enter('123456')).statusCode).toBe(204);
  await ended(organizer, 'PAID');
  expect(await caseOf('payout_otp', id)).toMatchObject({ state: 'CLOSED' });
  expect((await enter('123456')).json()).toMatchObject({ code: 'payout_waits_for_no_code' });
});

describe('is refused, and no kobo moves,', () => {
  async function refused(
    { organizer }: { organizer: TestUser },
    payload: object,
    answer: { status: number; code?: string; amount?: string[] },
  ) {
    const before = await moneyOf(organizer);
    const { refusal } = await termsOf(organizer);
    const asked = await ask(organizer, payload);
    const { status, ...body } = answer;
    expect(asked.statusCode).toBe(status);
    expect(asked.json()).toMatchObject(body);
    const { code, error: detail } = asked.json();
    // The screen warns beforehand with the same words as the refusal.
    expect(refusal).toEqual(status === 409 ? { code, detail } : null);
    expect(await moneyOf(organizer)).toEqual(before);
    expect(await payoutsOf(organizer)).toEqual([]);
  }

  it.each([
    ['4825.01', 'Only ₦4,825 can be paid out now'],
    ['99.99', 'Amount must be at least ₦100'],
    ['-1', 'Amount must be in naira, with at most two decimals'],
    ['1e5', 'Amount must be in naira, with at most two decimals'],
  ])('for an amount of %s', async (amount, sentence) => {
    await refused(await organizerToPay(), { amount }, { status: 400, amount: [sentence] });
  });

  it('without an account', async () => {
    const people = await organizerToPay({ account: false });
    await refused(people, {}, { status: 409, code: 'no_payout_account' });
  });

  it('while the account is new', async () => {
    const people = await organizerToPay({ account: false });
    const pausedUntil = new Date(Date.now() + 100 * HOUR_MS);
    await makePayoutAccount(shop.api.db, people.organizer.id, { pausedUntil });
    await refused(people, {}, { status: 409, code: 'payouts_paused' });
  });

  it('before two days after the event', async () => {
    const people = await organizerToPay();
    later(-20);
    await refused(people, {}, { status: 409, code: 'nothing_available' });
  });

  it('while a refund is under way', async () => {
    const people = await organizerToPay();
    const other = await organizerToPay();
    const { db } = shop.api;
    await db
      .updateTable('events')
      .set({ organizer_id: people.organizer.id })
      .where('id', '=', other.event)
      .execute();
    const url = `/api/tickets/${other.ticket}/refund/`;
    await shop.api.call({ as: people.organizer, method: 'POST', url });
    await refused(people, {}, { status: 409, code: 'refund_under_way' });
  });

  it('while the event’s payment is disputed', async () => {
    const people = await organizerToPay();
    await shop.merchant('dispute', { reference: people.reference });
    await eventually(
      () => moneyOf(people.organizer),
      ({ disputed }) => disputed !== '0.00',
    );
    await refused(people, {}, { status: 409, code: 'nothing_available' });
  });

  it('to an organizer who was erased', async () => {
    const people = await organizerToPay();
    const { db } = shop.api;
    await db
      .updateTable('users')
      .set({ erased_at: new Date() })
      .where('id', '=', people.organizer.id)
      .execute();
    const { requests } = shop.api.parts.money;
    await expect(requests.request(asOwner(people.organizer), {}, null)).rejects.toMatchObject({
      code: 'account_erased',
    });
    expect(await payoutsOf(people.organizer)).toEqual([]);
  });
});

it('an organizer who was paid can delete their account, and a transfer that comes back needs a person', async () => {
  const { organizer } = await organizerToPay();
  await ask(organizer);
  await ended(organizer, 'PAID');
  const url = '/api/auth/profile/';
  const payload = { password: PASSWORD };
  const deleted = await shop.api.call({ as: organizer, method: 'DELETE', url, payload });
  expect(deleted.statusCode).toBe(204);
  const [payout] = await payoutsOf(organizer);
  expect(payout?.account).toBe('GTBank ••••6789');
  const accounts = await shop.api.db
    .selectFrom('payout_accounts')
    .select(['account_name', 'last_name', 'state'])
    .where('user_id', '=', organizer.id)
    .execute();
  expect(accounts).toEqual([{ account_name: '', last_name: '', state: 'REPLACED' }]);
  await shop.merchant('transfer/reverse', { reference: payout?.reference });
  const cases = await eventually(
    () => casesAbout('payout_unclear'),
    (found) => found.some(({ subject }) => subject === `payout ${payout?.id}`),
  );
  const detail = cases.find(({ subject }) => subject === `payout ${payout?.id}`)?.detail;
  expect(detail).toContain('Pay the ₦4,825 left in their balance by hand');
});

it('an organizer with money left can’t delete their account', async () => {
  const { organizer } = await organizerToPay();
  const answer = await shop.api.call({
    as: organizer,
    method: 'DELETE',
    url: '/api/auth/profile/',
    payload: { password: PASSWORD },
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'money_left' });
});

it('a dispute that comes after the request, before it is sent, gives the money back', async () => {
  const { organizer, reference } = await organizerToPay();
  await ask(organizer);
  await shop.merchant('dispute', { reference });
  await eventually(
    () => moneyOf(organizer),
    ({ disputed }) => disputed !== '0.00',
  );
  const payout = await ended(organizer, 'FAILED');
  expect(sentTo(payout)).toBeUndefined();
});

it('a refund after a payout leaves a balance below zero, which later sales fill', async () => {
  const { organizer, ticket } = await organizerToPay();
  await ask(organizer);
  await ended(organizer, 'PAID');
  const url = `/api/tickets/${ticket}/refund/`;
  await shop.api.call({ as: organizer, method: 'POST', url });
  expect(await moneyOf(organizer)).toMatchObject({ available: '-5000.00' });
  await shop.work('move_refund');
  const asked = await ask(organizer);
  expect(asked.statusCode).toBe(409);
});

it('pays by itself who has something to be paid', async () => {
  const { organizer } = await organizerToPay();
  const poor = await makeUser(shop.api.db, 'ORGANIZER');
  await makePayoutAccount(shop.api.db, poor.id);
  await shop.api.parts.money.requests.payAll();
  await ended(organizer, 'PAID');
  expect(await payoutsOf(poor)).toEqual([]);
});
