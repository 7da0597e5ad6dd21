import { setTimeout as wait } from 'node:timers/promises';
import { HOLD_DURATION_MS } from '../../platform/limits';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { Payment } from './payments-schemas';

const HOUR = 3_600_000;

let shop: TestPayments;
let organizer: TestUser;
let buyer: TestUser;
let rival: TestUser;
beforeAll(async () => {
  shop = await startTestPayments();
  organizer = await makeUser(shop.api.db, 'ORGANIZER');
});
beforeEach(async () => {
  buyer = await makeUser(shop.api.db);
  rival = await makeUser(shop.api.db);
});
afterAll(() => shop.close());
afterEach(() => {
  shop.api.clock.now = null;
});

const later = (ms: number) => {
  shop.api.clock.now = new Date(Date.now() + ms);
};
const paidEvent = (options = {}) =>
  makeEvent(shop.api.db, { organizer, priceKobo: 250_000, ...options });
const statusOf = async (reference: string, as = buyer) =>
  (await shop.api.call({ as, method: 'GET', url: `/api/payments/${reference}/` })).json<Payment>();
const takenOf = async (id: number) =>
  (await shop.api.db.selectFrom('events').select('taken').where('id', '=', id).executeTakeFirst())
    ?.taken;
const mailsTo = async (recipient: string, template: string) =>
  shop.api.db
    .selectFrom('mails')
    .select('data')
    .where('recipient', '=', recipient)
    .where('template', '=', template)
    .execute();
const refunded = (reference: string) =>
  eventually(
    async () => {
      await shop.work();
      later((shop.api.clock.now?.getTime() ?? Date.now()) - Date.now() + 2 * HOUR);
      return statusOf(reference);
    },
    ({ status }) => status === 'REFUNDED',
  );

/** A completed payment whose webhook hasn't arrived. */
async function paidInSilence(eventId: number, quantity = 1) {
  const { id, order } = await shop.buy(buyer, eventId, quantity);
  const payment = await shop.initiate(buyer, id);
  await shop.pay(payment, { webhook: 'lost' });
  return { ...payment, ticketId: id, orderId: order.id };
}

describe('a payment whose webhook never comes', () => {
  it('is found by the job', async () => {
    const { reference } = await paidInSilence(await paidEvent());
    await shop.work();
    expect((await statusOf(reference)).status).toBe('PENDING');
    later(61_000);
    await shop.work();
    expect(await statusOf(reference)).toMatchObject({ status: 'PAID', order: { status: 'PAID' } });
  });

  it('is found when the buyer checks it or tries to pay again', async () => {
    const first = await paidInSilence(await paidEvent());
    const url = `/api/payments/${first.reference}/check/`;
    const checked = await shop.api.call({ as: buyer, method: 'POST', url });
    expect(checked.json()).toMatchObject({ status: 'PAID' });

    const second = await paidInSilence(await paidEvent());
    const payload = { ticket_id: second.ticketId };
    const again = await shop.api.call({
      as: buyer,
      method: 'POST',
      url: '/api/payments/initiate/',
      payload,
    });
    expect(again.json()).toMatchObject({ code: 'already_paid' });
  });

  it('is found before its hold is ended', async () => {
    const event = await paidEvent();
    const { reference } = await paidInSilence(event);
    later(HOLD_DURATION_MS + 1000);
    await shop.work('expire_hold');
    expect(await statusOf(reference)).toMatchObject({ status: 'PAID', order: { status: 'PAID' } });
    expect(await takenOf(event)).toBe(1);
  });

  it('is found before its seat is sold to someone else', async () => {
    const event = await paidEvent({ capacity: 1 });
    const { reference } = await paidInSilence(event);
    later(HOLD_DURATION_MS + 1000);
    await expect(shop.buy(rival, event)).rejects.toThrow('sold_out');
    expect(await statusOf(reference)).toMatchObject({ status: 'PAID' });
  });
});

describe('a hold that nobody pays', () => {
  it.each([
    [1, 'this ticket ran out and its seat was released. Please book again.'],
    [2, 'these tickets ran out and their seats were released. Please book again.'],
  ])('of %p ends, and can no longer be paid', async (quantity, detail) => {
    const event = await paidEvent();
    const { id } = await shop.buy(buyer, event, quantity);
    await shop.initiate(buyer, id);
    later(HOLD_DURATION_MS + 1000);
    const url = '/api/payments/initiate/';
    const payload = { ticket_id: id };
    const refused = await shop.api.call({ as: buyer, method: 'POST', url, payload });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'hold_expired',
      detail: `Time to pay for ${detail}`,
    });
    await shop.work('expire_hold');
    expect(await takenOf(event)).toBe(0);
  });

  it('is kept for an hour while the provider does not respond, and no longer', async () => {
    const event = await paidEvent();
    const { id } = await shop.buy(buyer, event);
    const { reference } = await shop.initiate(buyer, id);
    shop.sandbox.faults.plan('verify', 'error', 2, reference);
    later(HOLD_DURATION_MS + 1000);
    await shop.work('expire_hold');
    expect(await takenOf(event)).toBe(1);
    later(HOLD_DURATION_MS + HOUR + 2000);
    await shop.work('expire_hold');
    expect(await takenOf(event)).toBe(0);
  });
});

describe('a payment that comes after the hold has ended', () => {
  async function paidLate(options: object, meanwhile: (event: number) => Promise<unknown>) {
    const event = await paidEvent(options);
    const { id } = await shop.buy(buyer, event);
    const payment = await shop.initiate(buyer, id);
    later(HOLD_DURATION_MS + 1000);
    await shop.work('expire_hold');
    await meanwhile(event);
    await shop.pay(payment);
    await eventually(
      () => statusOf(payment.reference),
      ({ status }) => status !== 'PENDING',
    );
    return { event, reference: payment.reference };
  }

  it('is honoured when there are seats left', async () => {
    const { event, reference } = await paidLate({ capacity: 1 }, async () => undefined);
    expect(await statusOf(reference)).toMatchObject({
      status: 'PAID',
      order: { status: 'PAID' },
      tickets: [{ status: 'VALID' }],
    });
    expect(await takenOf(event)).toBe(1);
  });

  it('is refunded when there are none, and the buyer is told', async () => {
    const { event, reference } = await paidLate({ capacity: 1 }, (id) => shop.buy(rival, id));
    expect(await takenOf(event)).toBe(1);
    const status = await refunded(reference);
    expect(status).toMatchObject({
      status: 'REFUNDED',
      tickets: [{ status: 'CANCELLED' }],
      refunds: [{ amount: '2500.00', reason: 'paid_too_late', status: 'DONE' }],
    });
    const transaction = shop.sandbox.ledger.byReference(reference);
    expect(shop.sandbox.ledger.refundsOf(transaction?.id ?? 0)).toHaveLength(1);
    expect(await mailsTo(buyer.email, 'refund')).toHaveLength(1);
  });

  it('is refunded when the event was cancelled', async () => {
    const { reference } = await paidLate({}, (id) =>
      shop.api.db.updateTable('events').set({ status: 'CANCELLED' }).where('id', '=', id).execute(),
    );
    expect((await statusOf(reference)).refunds).toMatchObject([{ reason: 'event_cancelled' }]);
  });
});

describe('a second payment of one order', () => {
  it('is refunded, and the tickets stay', async () => {
    const { id } = await shop.buy(buyer, await paidEvent());
    const [one, two] = [await shop.initiate(buyer, id), await shop.initiate(buyer, id)];
    await shop.pay(one);
    await shop.pay(two);
    const states = await eventually(
      async () => [await statusOf(one.reference), await statusOf(two.reference)],
      (found) => found.every(({ status }) => status !== 'PENDING'),
    );
    expect(states.map(({ status }) => status).sort()).toEqual(['PAID', 'REFUNDING']);
    const second = states.find(({ status }) => status === 'REFUNDING');
    expect(second?.refunds).toMatchObject([{ reason: 'paid_twice' }]);
    expect(await refunded(second?.reference ?? '')).toMatchObject({
      status: 'REFUNDED',
      order: { status: 'PAID' },
      tickets: [{ status: 'VALID' }],
    });
  });
});

describe('a provider that does not work', () => {
  it('leaves the tickets held, and reports it', async () => {
    const { id } = await shop.buy(buyer, await paidEvent());
    shop.sandbox.faults.plan('initialize', 'error', 1);
    const url = '/api/payments/initiate/';
    const answer = await shop.api.call({
      as: buyer,
      method: 'POST',
      url,
      payload: { ticket_id: id },
    });
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toMatchObject({ code: 'provider_unavailable' });
    expect(await shop.initiate(buyer, id)).toMatchObject({
      reference: expect.stringMatching(/-2-/),
    });
  });

  it('that refuses a payment isn’t said to be out of order, and the tickets stay held', async () => {
    const { id } = await shop.buy(buyer, await paidEvent());
    const initiate = () => {
      const payload = { ticket_id: id };
      return shop.api.call({ as: buyer, method: 'POST', url: '/api/payments/initiate/', payload });
    };
    shop.sandbox.faults.plan('initialize', 'refused', 1);
    const answer = await initiate();
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toMatchObject({
      code: 'payment_refused',
      detail:
        'The payment provider didn’t accept this payment. Your order is still held. Please write to us, and we’ll sort it out.',
    });
    shop.sandbox.faults.plan('initialize', 'too_many', 1);
    expect((await initiate()).json()).toMatchObject({ code: 'provider_unavailable' });
    expect((await initiate()).statusCode).toBe(200);
  });

  it('is waited for once, however many earlier tries it is asked about', async () => {
    const { id } = await shop.buy(buyer, await paidEvent());
    for (let tries = 0; tries < 3; tries += 1) await shop.initiate(buyer, id);
    let asked = 0;
    let most = 0;
    shop.sandbox.faults.at = async (call, moment) => {
      if (call !== 'verify') return;
      asked += moment === 'asked' ? 1 : -1;
      most = Math.max(most, asked);
      await wait(200);
    };
    await shop.initiate(buyer, id);
    shop.sandbox.faults.at = async () => undefined;
    expect(most).toBe(3);
  });

  it('is asked about a refund before the refund is requested again', async () => {
    const { id } = await shop.buy(buyer, await paidEvent());
    const [one, two] = [await shop.initiate(buyer, id), await shop.initiate(buyer, id)];
    await Promise.all([shop.pay(one), shop.pay(two)]);
    const rows = () =>
      shop.api.db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .select(['refunds.id', 'payments.provider_id', 'payments.reference'])
        .where('payments.reference', 'in', [one.reference, two.reference])
        .execute();
    const [refund] = await eventually(rows, (found) => found.length > 0);
    // The provider accepted it, and this process was killed before recording that.
    const transaction = shop.sandbox.ledger.byReference(refund?.reference ?? '');
    shop.sandbox.ledger.save({
      refund: {
        id: shop.sandbox.ledger.nextId(),
        transactionId: transaction?.id ?? 0,
        amount: 250_000,
        note: `refund-${refund?.id}`,
        status: 'processed',
        createdAt: new Date().toISOString(),
      },
    });
    await shop.api.db
      .updateTable('refunds')
      .set({ attempts: 1 })
      .where('id', '=', refund?.id ?? 0)
      .execute();
    expect(await refunded(refund?.reference ?? '')).toMatchObject({ status: 'REFUNDED' });
    expect(shop.sandbox.ledger.refundsOf(transaction?.id ?? 0)).toHaveLength(1);
  });
});
