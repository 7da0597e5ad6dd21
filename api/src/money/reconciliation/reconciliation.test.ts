import { sql, type Updateable } from 'kysely';
import { DAY_MS } from '../../platform/durations';
import type { PaymentCase } from '../../sales/payment-cases/payment-cases-schemas';
import type { SandboxTransaction, SandboxTransfer } from '../../sandbox/ledger';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { findMistakes } from '../../testing/ledgerChecks';
import { makePaidOrders } from '../../testing/paidOrders';
import { makePayoutAccount } from '../../testing/payoutAccounts';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { PayoutsTable } from '../../platform/database/payoutTables';
import { Jobs } from '../../platform/jobs/jobs';
import { PaystackClient } from '../../platform/provider/paystack-client';
import type { Payout } from '../payouts/payouts-schemas';
import type { DifferenceKind } from './differences';

/** Longer than the newest hours that are left out, yet all tests together stay within the days that are compared. */
const STEP_MS = DAY_MS / 8;

let shop: TestPayments;
let orders: Awaited<ReturnType<typeof makePaidOrders>>;
let jobs: Jobs;
let client: PaystackClient;
let recipient: string;
let organizer: TestUser;
/** A payment for an event that is over: refunded in part and paid out. */
let paid: { reference: string; payout: Payout };

jest.setTimeout(60_000);
beforeAll(async () => {
  shop = await startTestPayments();
  orders = await makePaidOrders(shop);
  const { money, platform } = shop.api.parts;
  jobs = new Jobs({ db: shop.api.db, log: platform.log, tasks: money.tasks });
  client = new PaystackClient(platform.config.paystack);
  const account = { name: 'ADA NUMBER', account_number: '0123456780', bank_code: '058' };
  recipient = await client.createRecipient(account);
  organizer = await makeUser(shop.api.db, 'ORGANIZER');
  paid = await sellAndPayOut();
  // The first run sets the balance that later ones compare with.
  later(DAY_MS);
  await run();
});
afterAll(() => shop.close());
beforeEach(() => later(STEP_MS));
afterEach(() => {
  shop.sandbox.faults.at = async () => undefined;
});

function later(ms: number) {
  shop.api.clock.now = new Date((shop.api.clock.now?.getTime() ?? Date.now()) + ms);
}
const run = () => shop.api.parts.money.reconciliation.run();
const sandbox = () => shop.sandbox.ledger;

/** Two tickets, of which one is refunded; the other one's money reaches the organizer. */
async function sellAndPayOut() {
  const { api } = shop;
  shop.sandbox.faults.settlementSchedule = 'manual';
  await shop.merchant('top-up', { amount: 100_000_000 });
  const buyer = await makeUser(api.db);
  const start = new Date(Date.now() + 60 * 60_000);
  const event = await makeEvent(api.db, { organizer, priceKobo: 500_000, start });
  const { id, tickets } = await shop.buy(buyer, event, 2);
  const payment = await shop.initiate(buyer, id);
  await shop.pay(payment);
  await eventually(
    () => orders.paymentOf(buyer, payment.reference),
    ({ status }) => status === 'PAID',
  );
  const url = `/api/tickets/${tickets[0]?.id}/refund/`;
  await api.call({ as: organizer, method: 'POST', url });
  await eventually(
    async () => {
      later(60_000);
      await shop.work('move_refund');
      return api.db.selectFrom('refunds').select('status').execute();
    },
    (refunds) => refunds.every(({ status }) => status === 'DONE'),
  );
  await makePayoutAccount(api.db, organizer.id, { recipientCode: recipient });
  later(3 * DAY_MS);
  const asked = await api.call({
    as: organizer,
    method: 'POST',
    url: '/api/money/payouts/',
    payload: {},
  });
  const payout = asked.json<Payout>();
  await eventually(
    async () => {
      later(60_000);
      await jobs.runDue('move_payout');
      return api.db.selectFrom('payouts').select('state').execute();
    },
    ([newest]) => newest?.state === 'PAID',
  );
  shop.sandbox.faults.settlementSchedule = 'daily';
  return { reference: payment.reference, payout };
}

/** The cases that differences have, newest last. */
async function cases(kind?: DifferenceKind, state = 'OPEN'): Promise<PaymentCase[]> {
  const url = `/api/payment-cases/?state=${state}&page_size=100`;
  const { results } = (await shop.api.call({ as: orders.admin, url })).json<{
    results: PaymentCase[];
  }>();
  return results.filter((one) => one.kind.endsWith('_differs') && (!kind || one.kind === kind));
}

function transaction(change: Partial<SandboxTransaction>): () => void {
  const before = sandbox().byReference(paid.reference);
  if (!before) throw new Error('no such transaction');
  sandbox().save({ transaction: { ...before, ...change } });
  return () => sandbox().save({ transaction: before });
}
function transfer(change: Partial<SandboxTransfer>): () => void {
  const before = sandbox().transfer(paid.payout.reference);
  if (!before) throw new Error('no such transfer');
  sandbox().save({ transfer: { ...before, ...change } });
  return () => sandbox().save({ transfer: before });
}
const setPayout = (values: Updateable<PayoutsTable>) =>
  shop.api.db.transaction().execute(async (trx) => {
    // A payout doesn't change like this.
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await trx.updateTable('payouts').set(values).where('id', '=', paid.payout.id).execute();
  });

const daysAgo = (days: number) => new Date(Number(shop.api.clock.now) - days * DAY_MS);
/** Turns the payout into one under way that the provider doesn't know yet. */
async function holdUp(times: Updateable<PayoutsTable>): Promise<Undo> {
  const before = await shop.api.db
    .selectFrom('payouts')
    .select(['reference', 'state', 'requested_at', 'sending_at', 'done_at'])
    .where('id', '=', paid.payout.id)
    .executeTakeFirstOrThrow();
  const underWay = { state: 'SENDING' as const, done_at: null };
  await setPayout({ reference: 'nz-payout-lost-0000', ...underWay, ...times });
  return () => setPayout(before);
}

type Undo = () => unknown;

it('finds nothing on days on which the provider and the books agree', async () => {
  await run();
  // Tests run in any order: some leave a top-up behind, and one an unrefunded payment.
  const before = await cases();
  const mistakes = await findMistakes(shop.api.db);
  for (let day = 0; day < 2; day += 1) {
    later(DAY_MS);
    await run();
    expect(await cases()).toEqual(before);
  }
  expect(sandbox().every('settlement').length).toBeGreaterThan(0);
  expect(await findMistakes(shop.api.db)).toEqual(mistakes);
});

it.each<[string, DifferenceKind, RegExp, () => Undo | Promise<Undo>]>([
  [
    'a payment that we don’t have',
    'payment_differs',
    /^The provider has taken ₦1,234\.56 under the reference foreign-payment-1, which no order here has\./,
    () => {
      const at = new Date((shop.api.clock.now?.getTime() ?? 0) - DAY_MS / 2).toISOString();
      const foreign = {
        ...(sandbox().byReference(paid.reference) as SandboxTransaction),
        id: sandbox().nextId(),
        reference: 'foreign-payment-1',
        charged: 123_456,
        createdAt: at,
        paidAt: at,
        status: 'success' as const,
      };
      sandbox().save({ transaction: foreign });
      return () => sandbox().save({ transaction: { ...foreign, status: 'failed', paidAt: null } });
    },
  ],
  [
    'a payment that we have not counted',
    'payment_differs',
    /^The provider has taken ₦1,000 for payment NZ-\S+, and the books have none of it\./,
    async () => {
      const buyer = await makeUser(shop.api.db);
      const event = await makeEvent(shop.api.db, {
        organizer,
        priceKobo: 100_000,
        start: new Date((shop.api.clock.now?.getTime() ?? 0) + 90 * DAY_MS),
      });
      const payment = await shop.initiate(buyer, (await shop.buy(buyer, event)).id);
      await shop.pay(payment, { webhook: 'lost' });
      later(DAY_MS / 2);
      return () => shop.work('check_payment');
    },
  ],
  [
    'a payment that only we have',
    'payment_differs',
    /^The books have payment forged-1 over ₦777, which the provider doesn’t know\./,
    async () => {
      const { db } = shop.api;
      const order = await db.selectFrom('payments').select('order_id').executeTakeFirstOrThrow();
      await db
        .insertInto('payments')
        .values({
          ...order,
          attempt: 2,
          reference: 'forged-1',
          amount_kobo: 77_700,
          fee_kobo: 1166,
          status: 'REFUNDED',
          paid_at: new Date((shop.api.clock.now?.getTime() ?? 0) - DAY_MS / 2),
        })
        .execute();
      return () =>
        sandbox().save({
          transaction: {
            ...(sandbox().byReference(paid.reference) as SandboxTransaction),
            id: sandbox().nextId(),
            reference: 'forged-1',
            charged: 77_700,
            paidAt: new Date(shop.api.clock.now ?? 0).toISOString(),
          },
        });
    },
  ],
  [
    'another amount',
    'payment_differs',
    /^The provider has taken ₦9,999 for payment NZ-\S+, and the books say ₦10,000\./,
    () => transaction({ charged: 999_900 }),
  ],
  [
    'another fee',
    'payment_differs',
    /^The provider kept a fee of ₦250 of payment NZ-\S+, and the books say ₦1\.23\./,
    async () => {
      const fee = (fee_kobo: number) =>
        shop.api.db
          .updateTable('payments')
          .set({ fee_kobo })
          .where('reference', '=', paid.reference)
          .execute();
      await fee(123);
      return () => fee(25_000);
    },
  ],
  [
    'another state of a payment',
    'payment_differs',
    /^The books have ₦10,000 of payment NZ-\S+, which the provider calls “failed”\./,
    () => transaction({ status: 'failed' }),
  ],
  [
    'a refund that only the provider has',
    'refund_differs',
    /^The provider has given back ₦6,000 of payment NZ-\S+, and the books say ₦5,000\. Somebody/,
    async () => {
      const id = await shop.merchant('refund', {
        reference: paid.reference,
        amount: 100_000,
        webhook: 'lost',
      });
      const made = sandbox().refund(id);
      if (!made) throw new Error('no refund');
      return () => sandbox().save({ refund: { ...made, status: 'failed' } });
    },
  ],
  [
    'a refund that only we have',
    'refund_differs',
    /^The provider has given back ₦0 of payment NZ-\S+, and the books say ₦5,000\. The payer/,
    () => {
      const [made] = sandbox().allRefunds();
      if (!made) throw new Error('no refund');
      sandbox().save({ refund: { ...made, status: 'failed' } });
      return () => sandbox().save({ refund: made });
    },
  ],
  [
    'a transfer that is no payout',
    'transfer_differs',
    /^The provider has sent ₦3,000 under the reference foreign-transfer-1, which no payout here has\./,
    async () => {
      await shop.merchant('top-up', { amount: 100_000_000 });
      const reference = 'foreign-transfer-1';
      await client.transfer({ amount: 300_000, recipient, reference, reason: 'A' });
      await eventually(
        async () => sandbox().transfer(reference),
        (made) => made?.status === 'success',
      );
      later(DAY_MS / 2);
      return () => shop.merchant('transfer/reverse', { reference, webhook: 'lost' });
    },
  ],
  [
    'a payout that the provider doesn’t know',
    'transfer_differs',
    /^The books have payout \d+ \(nz-payout-lost-0000\) as paid, and the provider doesn’t know it\./,
    async () => {
      await setPayout({ reference: 'nz-payout-lost-0000' });
      return () => setPayout({ reference: paid.payout.reference });
    },
  ],
  [
    'a payout of weeks ago that the provider hasn’t taken for days',
    'transfer_differs',
    /^payout \d+ \(nz-payout-lost-0000\) has been under way for days, and the provider doesn’t know it\. .* Post no correction/,
    () => holdUp({ requested_at: daysAgo(20), sending_at: daysAgo(4) }),
  ],
  [
    'a payout that came back unheard',
    'transfer_differs',
    /^The books have payout \d+ \(\S+\) as paid, and the provider calls it “reversed”\./,
    () => transfer({ status: 'reversed' }),
  ],
  [
    'another amount of a payout',
    'transfer_differs',
    /^The provider has sent ₦4,740\.01 for payout \d+ \(\S+\), and the books say ₦4,740\./,
    () => transfer({ amount: 474_001 }),
  ],
  [
    'another fee of a payout',
    'transfer_differs',
    /^The provider charged ₦99 for payout \d+ \(\S+\), and the books say ₦10\./,
    () => transfer({ fee: 9900 }),
  ],
  [
    'a settlement of other payments',
    'settlement_differs',
    /^The provider counts payments of ₦\S+ in settlement \d+ of \S+, and the books have ₦\S+ of them\./,
    () => settlement((one) => ({ processed: (one.processed ?? 0) + 100 })),
  ],
  [
    'a settlement with other fees',
    'settlement_differs',
    /^The provider kept fees of ₦\S+ in settlement \d+ of \S+, and the books say ₦\S+\./,
    () => settlement((one) => ({ fees: one.fees + 100 })),
  ],
  [
    'a balance with less than the books say',
    'balance_differs',
    /^The provider’s balance fell by ₦12\.34 more than the books say\./,
    () => move(-1234),
  ],
  [
    'a balance that was topped up',
    'balance_differs',
    /^The provider’s balance rose by ₦50 more than the books say\. If you topped it up, close this case\./,
    () => move(5000),
  ],
])('finds %s, says so once, and takes it back when it is over', async (_, kind, words, cause) => {
  const before = new Set((await cases(kind)).map(({ id }) => id));
  const fresh = async () => (await cases(kind)).filter(({ id }) => !before.has(id));
  const undo = await cause();
  await run();
  later(STEP_MS);
  await run();
  const found = (await fresh()).filter(({ detail }) => words.test(detail));
  expect({ found, all: await fresh() }).toMatchObject({ found: [{ kind }] });
  await undo();
  later(STEP_MS);
  await run();
  expect(await fresh()).toEqual([]);
  const closed = (await cases(kind, 'CLOSED')).find(({ id }) => id === found[0]?.id);
  expect(closed).toMatchObject({ note: 'Settled by itself.', closed_by: null });
});

it('counts a payout as late from when it could be sent, not from its request', async () => {
  const undo = await holdUp({ requested_at: daysAgo(4), sending_at: daysAgo(1) });
  await run();
  const late = (await cases()).filter(({ detail }) => detail.includes('nz-payout-lost'));
  await undo();
  await run();
  expect(late).toEqual([]);
});

function settlement(
  change: (one: { fees: number; processed?: number }) => { fees?: number; processed?: number },
): Undo {
  const one = sandbox()
    .every('settlement')
    .find(({ transactionIds }) => transactionIds.length > 0);
  if (!one) throw new Error('no settlement');
  sandbox().save({ settlement: { ...one, ...change(one) } });
  return () => sandbox().save({ settlement: one });
}

function move(amount: number): Undo {
  const put = (kobo: number) =>
    sandbox().save({
      topUp: {
        id: sandbox().nextId(),
        amount: kobo,
        createdAt: (shop.api.clock.now ?? new Date()).toISOString(),
      },
    });
  put(amount);
  return () => put(-amount);
}
