import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { Payment } from '../payments/payments-schemas';
import type { RefundCase, RefundCasePage } from './refunds-schemas';

const HOUR = 3_600_000;

let shop: TestPayments;
let admin: TestUser;
let organizer: TestUser;
let buyer: TestUser;
beforeAll(async () => {
  shop = await startTestPayments();
  admin = await makeUser(shop.api.db, 'ADMIN');
  organizer = await makeUser(shop.api.db, 'ORGANIZER');
  buyer = await makeUser(shop.api.db);
});
afterAll(() => shop.close());
afterEach(() => {
  shop.api.clock.now = null;
  shop.sandbox.faults.refundOutcome = 'processed';
});

const list = async (query = '') =>
  (await shop.api.call({ as: admin, url: `/api/refunds/${query}` })).json<RefundCasePage>();
const act = (what: 'retry' | 'settle', id: number, payload: object = { note: 'Seen to' }) =>
  shop.api.call({ as: admin, method: 'POST', url: `/api/refunds/${id}/${what}/`, payload });
const paymentOf = async (reference: string) =>
  (await shop.api.call({ as: buyer, url: `/api/payments/${reference}/` })).json<Payment>();
const refundOf = async (reference: string) => {
  const found = (await list('?page_size=100')).results.find(
    (refund) => refund.payment_reference === reference,
  );
  if (!found) throw new Error(`${reference} has no refund`);
  return found;
};
/** Runs the job, hours apart, until a payment's refund has the given state. */
const workUntil = (reference: string, holds: (refund: RefundCase) => boolean) =>
  eventually(async () => {
    await shop.work('move_refund');
    shop.api.clock.now = new Date((shop.api.clock.now?.getTime() ?? Date.now()) + 2 * HOUR);
    return refundOf(reference);
  }, holds);

/** A paid ticket that its buyer cancelled. */
async function cancelled(): Promise<string> {
  const event = await makeEvent(shop.api.db, {
    organizer,
    title: 'Lagos JS',
    priceKobo: 150_000,
    start: new Date(Date.now() + 900 * HOUR),
  });
  const { id } = await shop.buy(buyer, event);
  const payment = await shop.initiate(buyer, id);
  await shop.pay(payment);
  await eventually(
    () => paymentOf(payment.reference),
    ({ status }) => status === 'PAID',
  );
  await shop.api.call({ as: buyer, method: 'POST', url: `/api/tickets/${id}/cancel/` });
  return payment.reference;
}

async function stuck(): Promise<RefundCase> {
  shop.sandbox.faults.refundOutcome = 'needs-attention';
  const reference = await cancelled();
  const refund = await workUntil(reference, ({ state }) => state === 'NEEDS_ATTENTION');
  expect(refund.state).toBe('NEEDS_ATTENTION');
  // Otherwise the provider's remaining webhooks would arrive during a retry.
  await eventually(
    async () => shop.sandbox.webhooks.underWay,
    (count) => count === 0,
  );
  return refund;
}

describe('GET /refunds/', () => {
  it('lists refunds that need attention first, with reason and age', async () => {
    const done = await cancelled();
    await workUntil(done, ({ state }) => state === 'DONE');
    shop.api.clock.now = null;
    const { payment_reference: reference } = await stuck();
    const queued = await cancelled();

    const all = await list('?page_size=100');
    const order = ['NEEDS_ATTENTION', 'QUEUED', 'REQUESTED', 'DONE'];
    const states = all.results.map(({ state }) => state);
    expect(states).toEqual(order.flatMap((each) => states.filter((state) => state === each)));
    const found = all.results.find(({ payment_reference }) => payment_reference === reference);
    expect(found).toMatchObject({
      state: 'NEEDS_ATTENTION',
      amount: '1500.00',
      reason: 'cancelled_by_buyer',
      problem: 'The provider cannot reach the payer’s account: it needs their bank details.',
      payment_reference: reference,
      event: { title: 'Lagos JS' },
      buyer: { email: buyer.email },
      actions: [],
    });
    expect(found?.age_seconds).toBeGreaterThan(3600);
    expect(all.results.at(-1)).toMatchObject({ state: 'DONE', problem: null });

    const only = await list('?state=QUEUED&page_size=100');
    expect(only.results.map(({ payment_reference }) => payment_reference)).toContain(queued);
    expect(only.results.map(({ state }) => state)).toEqual(states.filter((s) => s === 'QUEUED'));
    expect(only.count).toBe(only.results.length);
    const first = await list('?page_size=1');
    expect(first.results).toHaveLength(1);
    expect(first).toMatchObject({
      count: all.results.length,
      next: '/api/refunds/?page_size=1&page=2',
    });
  });

  it('lists the stuck ones alone, late ones included, or a single one', async () => {
    const { id } = await stuck();
    const late = await refundOf(await cancelled());
    const { id: recent } = await refundOf(await cancelled());
    await shop.api.db
      .updateTable('refunds')
      .set({ created_at: new Date(Date.now() - 25 * HOUR) })
      .where('id', '=', late.id)
      .execute();
    const found = await list('?stuck=true&page_size=100');
    const ids = found.results.map((refund) => refund.id);
    expect(ids).toEqual(expect.arrayContaining([id, late.id]));
    expect(ids).not.toContain(recent);
    expect(found.count).toBe(ids.length);
    expect(await list(`?id=${recent}`)).toMatchObject({ count: 1, results: [{ id: recent }] });
  });

  it('rejects an unknown state', async () => {
    const response = await shop.api.call({ as: admin, url: '/api/refunds/?state=LOST' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty('state');
  });
});

describe('a refund that fails at the bank', () => {
  it('is requested again, and in the end needs a person', async () => {
    shop.sandbox.faults.refundOutcome = 'failed';
    const reference = await cancelled();
    const refund = await workUntil(reference, ({ state }) => state === 'NEEDS_ATTENTION');
    expect(refund).toMatchObject({ problem: 'The bank did not take the money.' });
    const { id } = shop.sandbox.ledger.byReference(reference) ?? { id: 0 };
    const asked = shop.sandbox.ledger.refundsOf(id);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.every(({ status }) => status === 'failed')).toBe(true);

    shop.sandbox.faults.refundOutcome = 'processed';
    expect((await act('retry', refund.id)).json()).toMatchObject({ state: 'QUEUED' });
    expect(await workUntil(reference, ({ state }) => state === 'DONE')).toMatchObject({
      state: 'DONE',
    });
    expect(await paymentOf(reference)).toMatchObject({ status: 'REFUNDED' });
  });

  it.each([
    ['the fifth time, is requested again', 4, 'QUEUED'],
    ['the sixth time, needs a person', 5, 'NEEDS_ATTENTION'],
  ])('%s', async (_when, attempts, state) => {
    const reference = await cancelled();
    const { id } = await refundOf(reference);
    // Failed at the bank without a webhook, so that the look-up below is the only attempt.
    const { ledger } = shop.sandbox;
    const refund = {
      id: ledger.nextId(),
      transactionId: ledger.byReference(reference)?.id ?? 0,
      amount: 150_000,
      note: `refund-${id}`,
      status: 'failed' as const,
      createdAt: new Date().toISOString(),
    };
    ledger.save({ refund });
    await shop.api.db
      .updateTable('refunds')
      .set({ status: 'REQUESTED', provider_id: refund.id, attempts })
      .where('id', '=', id)
      .execute();

    await shop.job.refunds.lookUp(reference);
    expect(await refundOf(reference)).toMatchObject({
      state,
      problem: 'The bank did not take the money.',
    });
    expect(
      await shop.api.db
        .selectFrom('refunds')
        .select(['attempts', 'provider_id'])
        .where('id', '=', id)
        .executeTakeFirst(),
    ).toEqual({ attempts: attempts + 1, provider_id: null });
  });
});

describe('POST /refunds/:id/retry/', () => {
  it('looks it up at the provider, never requests it twice, and records who did it and why', async () => {
    const { id, payment_reference: reference } = await stuck();
    const retried = await act('retry', id, { note: ' Bank details are with the provider ' });
    expect(retried.json()).toMatchObject({
      state: 'REQUESTED',
      actions: [
        {
          action: 'RETRIED',
          by: expect.stringMatching(/^Ada Number/),
          note: 'Bank details are with the provider',
        },
      ],
    });
    const back = await workUntil(reference, ({ state }) => state === 'NEEDS_ATTENTION');
    expect(back.problem).toMatch(/bank details/);

    const transaction = shop.sandbox.ledger.byReference(reference)?.id ?? 0;
    const [known] = shop.sandbox.ledger.refundsOf(transaction);
    if (!known) throw new Error('The provider has the refund');
    shop.sandbox.ledger.save({ refund: { ...known, status: 'processed' } });
    await act('retry', id);
    const done = await workUntil(reference, ({ state }) => state === 'DONE');
    expect(done.actions).toHaveLength(2);
    expect(await paymentOf(reference)).toMatchObject({ status: 'REFUNDED' });
    expect(shop.sandbox.ledger.refundsOf(transaction)).toHaveLength(1);
  });
});

describe('POST /refunds/:id/settle/', () => {
  it('ends a manually paid refund, once', async () => {
    const { id, payment_reference: reference } = await stuck();
    const answers = await Promise.all(
      [1, 2].map(() => act('settle', id, { note: 'Bank transfer 4711' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await refundOf(reference)).toMatchObject({
      state: 'DONE',
      problem: null,
      done_at: expect.any(String),
      actions: [{ action: 'SETTLED', note: 'Bank transfer 4711' }],
    });
    expect(await paymentOf(reference)).toMatchObject({
      status: 'REFUNDED',
      refunds: [{ status: 'DONE' }],
    });
    expect((await act('retry', id)).json()).toMatchObject({ code: 'refund_done' });
  });
});

describe('POST /refunds/:id/retry/ and settle/', () => {
  it('are refused while the refund is in progress', async () => {
    const { id } = await refundOf(await cancelled());
    for (const what of ['retry', 'settle'] as const) {
      expect((await act(what, id)).json()).toMatchObject({ code: 'refund_under_way' });
    }
  });

  it.each<[string, object, string]>([
    ['no note', {}, 'Note is required'],
    ['a blank note', { note: '  ' }, 'Note is required'],
    ['a novel', { note: 'x'.repeat(501) }, 'Note must be at most 500 characters'],
  ])('are refused with %s', async (_what, payload, sentence) => {
    const response = await act('settle', 1, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ note: [sentence] });
  });
});
