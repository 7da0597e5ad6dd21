import sharp from 'sharp';
import type { PaymentInitiation } from '../../sales/payments/payments-schemas';
import type { PurchaseResult } from '../../sales/orders/purchase-schemas';
import { formOf, makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';
import { answerOnce } from './idempotency';
import { deleteOldKeys } from './idempotency-repository';

const DAY = 24 * 3_600_000;

let payments: TestPayments;
let organizer: TestUser;
beforeAll(async () => {
  payments = await startTestPayments();
  organizer = await makeUser(payments.api.db, 'ORGANIZER');
});
afterAll(() => payments.close());

const post = (as: TestUser, url: string, key: string, payload: object | Buffer, headers = {}) =>
  payments.api.call({
    as,
    method: 'POST',
    url: `/api${url}`,
    payload,
    headers: { ...headers, 'idempotency-key': key },
  });
const purchase = (as: TestUser, key: string, payload: object | Buffer, headers = {}) =>
  post(as, '/tickets/purchase/', key, payload, headers);
const standard = (event_id: number, quantity = 1) => ({
  event_id,
  ticket_type: 'STANDARD',
  quantity,
});
const ordersOf = async ({ id }: TestUser) =>
  payments.api.db.selectFrom('orders').select('id').where('user_id', '=', id).execute();
const attemptsOf = async (orderId: number) =>
  payments.api.db.selectFrom('payments').select('id').where('order_id', '=', orderId).execute();
const newEvent = (priceKobo = 100_000, capacity = 100) =>
  makeEvent(payments.api.db, { organizer, priceKobo, capacity });

let buyer: TestUser;
beforeEach(async () => {
  buyer = await makeUser(payments.api.db);
});

describe('a purchase with an Idempotency-Key', () => {
  it.each([0, 100_000])('is done once and answered alike, at a price of %i kobo', async (price) => {
    const event = await newEvent(price);
    const first = await purchase(buyer, 'once', standard(event, 2));
    const again = await purchase(buyer, 'once', standard(event, 2));
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.body).toBe(first.body);
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  it('gives the first answer even after the order has changed', async () => {
    const event = await newEvent();
    const first = await purchase(buyer, 'then-paid', standard(event));
    const { id, order } = first.json<PurchaseResult>();
    const payment = await payments.initiate(buyer, id);
    await payments.pay(payment);
    const checked = await payments.api.call({
      as: buyer,
      method: 'POST',
      url: `/api/payments/${payment.reference}/check/`,
    });
    expect(checked.json()).toMatchObject({ status: 'PAID', order: { id: order.id } });
    expect((await purchase(buyer, 'then-paid', standard(event))).body).toBe(first.body);
  });

  it('is another one with another key, from another account, or without a key', async () => {
    const event = await newEvent();
    const other = await makeUser(payments.api.db);
    await purchase(buyer, 'mine', standard(event));
    await purchase(buyer, 'mine-too', standard(event));
    await payments.buy(buyer, event);
    expect((await purchase(other, 'mine', standard(event))).statusCode).toBe(201);
    expect([await ordersOf(buyer), await ordersOf(other)].map((orders) => orders.length)).toEqual([
      3, 1,
    ]);
  });

  it('is refused with 422 if the key came with another body, and nothing is done', async () => {
    const event = await newEvent();
    const first = await purchase(buyer, 'reused', standard(event, 1));
    const second = await purchase(buyer, 'reused', standard(event, 2));
    expect(second.statusCode).toBe(422);
    expect(second.json()).toMatchObject({
      code: 'idempotency_key_reused',
      detail: 'This Idempotency-Key was already used for a different request. Use a new key.',
    });
    const { id } = first.json<PurchaseResult>();
    const elsewhere = await post(buyer, '/payments/initiate/', 'reused', { ticket_id: id });
    expect(elsewhere.statusCode).toBe(422);
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  it('is the same whatever the order of its fields, quoted or not; another picture makes another one', async () => {
    const event = await newEvent();
    const first = await purchase(buyer, '"k-1"', standard(event));
    const payload = { quantity: 1, ticket_type: 'STANDARD', event_id: event };
    expect((await purchase(buyer, 'k-1', payload)).body).toBe(first.body);

    const picture = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer();
    const send = async (background: string) => {
      const file = await picture(background);
      const form = formOf({
        event_id: String(event),
        ticket_type: 'STANDARD',
        custom_image: { file },
      });
      return purchase(buyer, 'k-2', form.payload, form.headers);
    };
    const withPicture = await send('#000');
    expect((await send('#000')).body).toBe(withPicture.body);
    expect((await send('#fff')).statusCode).toBe(422);
    expect(await ordersOf(buyer)).toHaveLength(2);
  });

  it.each([
    ['empty', ''],
    ['of 256 characters', 'k'.repeat(256)],
    ['with a space', 'two words'],
    ['with half a quote', '"half'],
    ['sent twice', 'one, two'],
  ])('is refused with 400 for a key %s', async (_what, key) => {
    const response = await purchase(buyer, key, standard(await newEvent()));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      'idempotency-key': ['Expected 1 to 255 visible ASCII characters, without spaces.'],
    });
    expect(await ordersOf(buyer)).toEqual([]);
  });

  it('that was refused can be made with the same key, once there is room', async () => {
    const event = await newEvent(0, 1);
    const rival = await makeUser(payments.api.db);
    const { id } = await payments.buy(rival, event);
    expect((await purchase(buyer, 'patient', standard(event))).statusCode).toBe(409);
    const url = `/api/tickets/${id}/cancel/`;
    await payments.api.call({ as: rival, method: 'POST', url });
    expect((await purchase(buyer, 'patient', standard(event))).statusCode).toBe(201);
  });

  it('gets the answer of its twin that took the last seats, at once or in parallel', async () => {
    const event = await newEvent(0, 2);
    const twins = await Promise.all(
      Array.from({ length: 8 }, () => purchase(buyer, 'twins', standard(event, 2))),
    );
    expect(new Set(twins.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(twins[0]?.statusCode).toBe(201);
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  it('is kept for 24 hours, then the key is deleted and free', async () => {
    const { api } = payments;
    const event = await newEvent();
    const first = await purchase(buyer, 'old', standard(event));
    const begunAgo = (ms: number) =>
      api.db
        .updateTable('idempotency_keys')
        .set({ begun_at: new Date(Date.now() - ms) })
        .where('user_id', '=', buyer.id)
        .execute();
    await begunAgo(DAY - 60_000);
    await deleteOldKeys(api.db, new Date());
    expect((await purchase(buyer, 'old', standard(event))).body).toBe(first.body);

    await begunAgo(DAY + 1000);
    expect((await purchase(buyer, 'old', standard(event, 2))).statusCode).toBe(201);
    expect(await ordersOf(buyer)).toHaveLength(2);
    await begunAgo(DAY + 1000);
    await payments.api.parts.platform.tasks.delete_old_keys.run();
    const left = await api.db
      .selectFrom('idempotency_keys')
      .select('key')
      .where('user_id', '=', buyer.id)
      .execute();
    expect(left).toEqual([]);
  });

  it('leaves no key when its account is deleted', async () => {
    await purchase(buyer, 'erased', standard(await newEvent(0)));
    await payments.api.call({
      as: buyer,
      method: 'DELETE',
      url: '/api/auth/profile/',
      payload: { password: 'Passw0rd' },
    });
    const left = await payments.api.db
      .selectFrom('idempotency_keys')
      .select('key')
      .where('user_id', '=', buyer.id)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('a payment started with an Idempotency-Key', () => {
  const initiate = (key: string, ticket_id: number) =>
    post(buyer, '/payments/initiate/', key, { ticket_id });

  it('is one attempt at the provider, though ten calls come at once', async () => {
    const { id, order } = await payments.buy(buyer, await newEvent());
    const calls = await Promise.all(Array.from({ length: 10 }, () => initiate('pay', id)));
    expect(new Set(calls.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(calls[0]?.json<PaymentInitiation>().reference).toMatch(/^NZ-/);
    expect(await attemptsOf(order.id)).toHaveLength(1);
    expect((await initiate('pay-again', id)).body).not.toBe(calls[0]?.body);
  });

  it('is not kept when the provider fails, and can be made with the same key', async () => {
    const { id } = await payments.buy(buyer, await newEvent());
    payments.sandbox.faults.plan('initialize', 'error', 1);
    expect((await initiate('unlucky', id)).statusCode).toBe(502);
    expect((await initiate('unlucky', id)).statusCode).toBe(200);
  });

  it('is made anew after its process died, which its twin waits for', async () => {
    const { id, order } = await payments.buy(buyer, await newEvent());
    const { db } = payments.api;
    await initiate('crashed', id);
    await db
      .updateTable('idempotency_keys')
      // The attempt began 14 s ago, and nobody has answered it since.
      .set({ answer: null as never, begun_at: new Date(Date.now() - 14_000) })
      .where('user_id', '=', buyer.id)
      .execute();
    const sentAt = Date.now();
    const twin = await initiate('crashed', id);
    expect(twin.statusCode).toBe(200);
    expect(Date.now() - sentAt).toBeGreaterThan(800);
    expect(await attemptsOf(order.id)).toHaveLength(2);
    expect((await initiate('crashed', id)).body).toBe(twin.body);
  });

  it('stops waiting for a twin that seems to begin in the future, after the clock was set', async () => {
    const key = { userId: buyer.id, key: 'ahead', fingerprint: Buffer.from('the same') };
    const uptime = jest.spyOn(performance, 'now').mockReturnValue(0);
    const findKey = async () => {
      uptime.mockReturnValue(15_001);
      return { ...key, answer: null };
    };
    const { db } = payments.api;
    const answer = answerOnce({ db, now: () => new Date(), findKey }, key, () =>
      Promise.reject(new Error('Done twice')),
    );
    await expect(answer).rejects.toMatchObject({ status: 409, code: 'request_in_progress' });
    uptime.mockRestore();
  });
});
