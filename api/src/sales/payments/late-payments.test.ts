import { pino } from 'pino';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { PaymentCase, PaymentCasePage } from '../payment-cases/payment-cases-schemas';
import { LatePayments } from './late-payments';
import type { Payment } from './payments-schemas';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let shop: TestPayments;
let organizer: TestUser;
let buyer: TestUser;
let admin: TestUser;
const log: string[] = [];
beforeAll(async () => {
  const listener = pino({}, { write: (line) => void log.push(line) });
  shop = await startTestPayments({ log: listener, webhooks: false });
  organizer = await makeUser(shop.api.db, 'ORGANIZER');
  buyer = await makeUser(shop.api.db);
  admin = await makeUser(shop.api.db, 'ADMIN');
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.api.clock.now = null;
  shop.sandbox.faults.plan('verify', 'none');
  await shop.api.db.updateTable('payments').set({ next_check_at: null }).execute();
  await shop.api.db.deleteFrom('payment_cases').execute();
});

async function started() {
  const start = new Date(Date.now() + 30 * DAY);
  const event = await makeEvent(shop.api.db, { organizer, priceKobo: 250_000, start });
  const { id } = await shop.buy(buyer, event);
  return shop.initiate(buyer, id);
}
/** One round of the job, this long from now. */
async function workAt(ms: number) {
  shop.api.clock.now = new Date(Date.now() + ms);
  await shop.work();
}
const nextCheck = async (reference: string) => {
  const { next_check_at } = await shop.api.db
    .selectFrom('payments')
    .select('next_check_at')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return next_check_at?.getTime() ?? null;
};
const paymentOf = async (reference: string) =>
  (await shop.api.call({ as: buyer, url: `/api/payments/${reference}/` })).json<Payment>();
const casesOf = async (reference: string): Promise<PaymentCase[]> => {
  const url = '/api/payment-cases/?page_size=100';
  const { results } = (await shop.api.call({ as: admin, url })).json<PaymentCasePage>();
  return results.filter(({ payment_reference }) => payment_reference === reference);
};
/** The provider's response for an unknown payment. */
function sayOf(reference: string, status: 'pending' | 'success') {
  const transaction = shop.sandbox.ledger.byReference(reference);
  if (!transaction) throw new Error('The sandbox does not know it');
  shop.sandbox.ledger.save({ transaction: { ...transaction, status } });
}

describe('a payment whose news never comes', () => {
  it('is looked up at growing intervals, for a week', async () => {
    const { reference } = await started();
    const begun = Date.now();
    const gaps: { age: number; gap: number }[] = [];
    for (let next = await nextCheck(reference); next !== null; next = await nextCheck(reference)) {
      shop.api.clock.now = new Date(next);
      await shop.work();
      const after = await nextCheck(reference);
      if (after !== null) gaps.push({ age: next - begun, gap: after - next });
    }
    const gapsBetween = (from: number, to: number) =>
      new Set(gaps.filter(({ age }) => age >= from && age < to).map(({ gap }) => gap));
    expect(gapsBetween(0, 29 * MINUTE)).toEqual(new Set([MINUTE]));
    expect(gapsBetween(31 * MINUTE, 23 * HOUR)).toEqual(new Set([15 * MINUTE]));
    expect(gapsBetween(25 * HOUR, 71 * HOUR)).toEqual(new Set([HOUR]));
    expect(gapsBetween(73 * HOUR, 167 * HOUR)).toEqual(new Set([6 * HOUR]));
    expect(gaps.at(-1)?.age).toBeGreaterThan(6.7 * DAY);
    // An abandoned payment page isn't unclear.
    expect(await casesOf(reference)).toEqual([]);
  });

  it('is honoured even if it was paid six days after it was started', async () => {
    const { reference } = await started();
    await workAt(5 * DAY);
    expect(await paymentOf(reference)).toMatchObject({ order: { status: 'EXPIRED' } });
    sayOf(reference, 'success');
    await workAt(6 * DAY);
    expect(await paymentOf(reference)).toMatchObject({
      status: 'PAID',
      order: { status: 'PAID' },
      tickets: [{ status: 'VALID' }],
    });
  });
});

describe('a payment that is unclear after a week', () => {
  it('is reported to the administrators once, in the log and in the metrics', async () => {
    const { reference } = await started();
    sayOf(reference, 'pending');
    log.splice(0);
    await workAt(7 * DAY + MINUTE);
    await workAt(14 * DAY);
    const [found, ...more] = await casesOf(reference);
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      state: 'OPEN',
      kind: 'payment_unclear',
      detail: expect.stringContaining('“pending”'),
      buyer: { email: buyer.email },
    });
    const lines = log.filter((line) => line.includes('a payment needs a person'));
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: 50, case: found?.id, subject: reference }),
    ]);
    const metrics = await shop.api.inject({ url: '/api/metrics' });
    expect(metrics.body).toContain('payment_cases_open{kind="payment_unclear"} 1');

    const url = `/api/payment-cases/${found?.id}/close/`;
    const close = (note: string) =>
      shop.api.call({ as: admin, method: 'POST', url, payload: { note } });
    expect((await close(' ')).json()).toEqual({ note: ['Note is required'] });
    expect((await close('The bank says no.')).json()).toMatchObject({
      state: 'CLOSED',
      note: 'The bank says no.',
      closed_by: expect.stringMatching(/^Ada Number/),
    });
    expect((await close('Again.')).json()).toMatchObject({ code: 'case_closed' });
  });

  it('is also reported when the provider is down', async () => {
    const { reference } = await started();
    shop.sandbox.faults.plan('verify', 'error', 100);
    await workAt(7 * DAY + MINUTE);
    expect(await casesOf(reference)).toMatchObject([
      { detail: expect.stringContaining('could not be asked') },
    ]);
  });

  it('is not reported if its news arrives while the provider keeps us waiting', async () => {
    const { reference } = await started();
    sayOf(reference, 'success');
    const { api, job } = shop;
    const settlement = {
      settle: async () => {
        await job.settlement.settle(reference);
        throw new Error('The provider took too long.');
      },
    };
    const now = () => new Date(Date.now() + 7 * DAY + MINUTE);
    const { platform } = api.parts;
    const parts = { db: api.db, client: job.client, log: platform.log, now, settlement };
    const { id } = await api.db
      .selectFrom('payments')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    await new LatePayments(parts).tasks.check_payment.run(id);
    expect(await paymentOf(reference)).toMatchObject({ status: 'PAID' });
    expect(await casesOf(reference)).toEqual([]);
  });

  it('is closed automatically when its news arrives after all', async () => {
    const { reference } = await started();
    sayOf(reference, 'pending');
    await workAt(7 * DAY + MINUTE);
    sayOf(reference, 'success');
    await shop.job.settlement.settle(reference);
    expect(await paymentOf(reference)).toMatchObject({ status: 'PAID' });
    expect(await casesOf(reference)).toMatchObject([{ state: 'CLOSED', closed_by: null }]);
  });
});
