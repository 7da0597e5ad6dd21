import { sql } from 'kysely';
import { pino } from 'pino';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import {
  eventually,
  SECRET_KEY,
  startTestPayments,
  type TestPayments,
} from '../../testing/testPayments';
import { signWebhook } from '../../platform/provider/webhook-signature';

let shop: TestPayments;
let organizer: TestUser;
let buyer: TestUser;
const log: string[] = [];
beforeAll(async () => {
  shop = await startTestPayments({ log: pino({}, { write: (line) => void log.push(line) }) });
  organizer = await makeUser(shop.api.db, 'ORGANIZER');
  buyer = await makeUser(shop.api.db);
});
afterAll(() => shop.close());
beforeEach(() => log.splice(0));

/** A held order with an unpaid payment. */
async function started() {
  const event = await makeEvent(shop.api.db, { organizer, priceKobo: 500_000 });
  const { id, order } = await shop.buy(buyer, event);
  return { ...(await shop.initiate(buyer, id)), orderId: order.id };
}

const notice = (reference: string) =>
  Buffer.from(JSON.stringify({ event: 'charge.success', data: { reference } }));
const deliver = (body: Buffer, signature = signWebhook(body, SECRET_KEY)) =>
  fetch(`${shop.url}/api/payments/webhook/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    body: new Uint8Array(body),
  });
const ticketsOf = (orderId: number) =>
  shop.api.db.selectFrom('tickets').select('status').where('order_id', '=', orderId).execute();
/** Everything a delivery could write. */
const stored = () =>
  Promise.all(
    (['payments', 'provider_deliveries', 'orders', 'tickets', 'refunds', 'mails'] as const).map(
      (table) => shop.api.db.selectFrom(table).selectAll().execute(),
    ),
  );
const paymentOf = (reference: string) =>
  shop.api.db
    .selectFrom('payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();

describe('POST /payments/webhook/', () => {
  it.each<[string, (body: Buffer) => string]>([
    ['no signature', () => ''],
    ['a signature of another key', (body) => signWebhook(body, 'sk_test_another')],
    [
      'the signature of the body as it would be written again',
      (body) => signWebhook(Buffer.from(JSON.stringify(JSON.parse(String(body)))), SECRET_KEY),
    ],
    ['half of the signature', (body) => signWebhook(body, SECRET_KEY).slice(0, 64)],
    [
      'a signature whose second half is wrong',
      (body) => signWebhook(body, SECRET_KEY).slice(0, 64) + '0'.repeat(64),
    ],
  ])('refuses %s, stores nothing of it, and logs it', async (_what, signature) => {
    const { reference, orderId } = await started();
    const ledger = shop.sandbox.ledger;
    const transaction = ledger.byReference(reference);
    if (!transaction) throw new Error('The sandbox does not know it');
    ledger.save({ transaction: { ...transaction, status: 'success' } });
    // With spaces: the signature covers the bytes, not the parsed JSON.
    const body = Buffer.from(
      `{ "event": "charge.success", "data": { "reference": "${reference}" } }`,
    );
    const before = await stored();
    const answer = await deliver(body, signature(body));
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      detail: 'The signature is not right.',
      error: 'The signature is not right.',
      code: 'bad_signature',
    });
    expect(await stored()).toEqual(before);
    expect(await ticketsOf(orderId)).toEqual([{ status: 'PENDING' }]);
    expect(log.join('')).toContain('a webhook with a wrong signature');
    expect((await deliver(body)).status).toBe(200);
    expect(await ticketsOf(orderId)).toEqual([{ status: 'VALID' }]);
  });

  it.each(['not JSON', '[]', '{"event": 1}', '{"event": "charge.success"}'])(
    'refuses %s',
    async (text) => {
      expect((await deliver(Buffer.from(text))).status).toBe(400);
    },
  );

  it('accepts a notification about something else', async () => {
    const body = Buffer.from('{"event": "subscription.create", "data": {}}');
    expect((await deliver(body)).status).toBe(200);
  });

  it('issues nothing for an unknown reference, and logs it', async () => {
    expect((await deliver(notice('NZ-1-1-unknown'))).status).toBe(200);
    expect(log.join('')).toContain('a payment that is not ours');
  });

  it('issues nothing while the payer has abandoned the page', async () => {
    const { reference, orderId } = await started();
    expect((await deliver(notice(reference))).status).toBe(200);
    expect(await ticketsOf(orderId)).toEqual([{ status: 'PENDING' }]);
    expect(await paymentOf(reference)).toMatchObject({
      status: 'PENDING',
      provider_status: 'abandoned',
    });
  });

  it.each(['pay_wrong_amount', 'pay_wrong_currency'] as const)(
    'refunds what was not asked for (%s), and logs it',
    async (outcome) => {
      const payment = await started();
      await shop.pay(payment, { outcome });
      const found = await eventually(
        () => paymentOf(payment.reference),
        ({ status }) => status !== 'PENDING',
      );
      expect(found.status).toBe('REFUNDING');
      expect(await ticketsOf(payment.orderId)).toEqual([{ status: 'PENDING' }]);
      expect(log.join('')).toContain('not asked for in this way');
      const received = outcome === 'pay_wrong_amount' ? 499_900 : 500_000;
      const refunds = await shop.api.db
        .selectFrom('refunds')
        .selectAll()
        .where('payment_id', '=', found.id)
        .execute();
      expect(refunds).toMatchObject([{ amount_kobo: received, reason: 'wrong_amount' }]);
      const { expires_at: at } = await shop.api.db
        .selectFrom('orders')
        .select('expires_at')
        .where('id', '=', payment.orderId)
        .executeTakeFirstOrThrow();
      const mails = await shop.api.db
        .selectFrom('mails')
        .select('data')
        .where('template', '=', 'refund')
        .where(sql`data->>'reference'`, '=', payment.reference)
        .execute();
      const heldUntil = { at: at?.toISOString(), timezone: 'Africa/Lagos' };
      expect(mails).toMatchObject([{ data: { heldUntil } }]);
    },
  );

  it('makes one payment, one set of tickets and one mail of twenty deliveries and a check at once', async () => {
    const payment = await started();
    await shop.pay(payment, { webhook: 'lost' });
    const body = notice(payment.reference);
    const mailsBefore = await shop.api.db.selectFrom('mails').select('id').execute();
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => deliver(body))),
      shop.job.settlement.settle(payment.reference),
    ]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await paymentOf(payment.reference)).toMatchObject({ status: 'PAID' });
    expect(await ticketsOf(payment.orderId)).toEqual([{ status: 'VALID' }]);
    const mails = await shop.api.db.selectFrom('mails').select('id').execute();
    expect(mails).toHaveLength(mailsBefore.length + 1);
    const refunds = shop.api.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'payment_id');
    expect(
      await refunds.select('refunds.id').where('reference', '=', payment.reference).execute(),
    ).toEqual([]);
  });

  it('asks for another delivery while the provider is unreachable, and processes that one', async () => {
    const payment = await started();
    await shop.pay(payment, { webhook: 'lost' });
    shop.sandbox.faults.plan('verify', 'error', 1, payment.reference);
    const refused = await deliver(notice(payment.reference));
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await ticketsOf(payment.orderId)).toEqual([{ status: 'PENDING' }]);
    expect((await deliver(notice(payment.reference))).status).toBe(200);
    expect(await ticketsOf(payment.orderId)).toEqual([{ status: 'VALID' }]);
  });

  it('asks for another delivery when the provider takes too long, and finishes in the background', async () => {
    const payment = await started();
    await shop.pay(payment, { webhook: 'lost' });
    let goOn: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    shop.sandbox.faults.at = () => isHeld;
    expect((await deliver(notice(payment.reference))).status).toBe(503);
    goOn();
    shop.sandbox.faults.at = async () => undefined;
    const tickets = () => ticketsOf(payment.orderId);
    expect(await eventually(tickets, ([ticket]) => ticket?.status === 'VALID')).toEqual([
      { status: 'VALID' },
    ]);
  });

  it('keeps a failed delivery, and handles it though it is never redelivered', async () => {
    const payment = await started();
    await shop.pay(payment, { webhook: 'lost' });
    shop.sandbox.faults.plan('verify', 'error', 1, payment.reference);
    expect((await deliver(notice(payment.reference))).status).toBe(503);
    shop.api.clock.now = new Date(Date.now() + 61_000);
    await shop.work('handle_delivery');
    shop.api.clock.now = null;
    expect(await ticketsOf(payment.orderId)).toEqual([{ status: 'VALID' }]);
  });

  it('is tried for a week from its last delivery, not its first', async () => {
    const payment = await started();
    await shop.pay(payment, { webhook: 'lost' });
    shop.sandbox.faults.plan('verify', 'error', 3, payment.reference);
    const body = notice(payment.reference);
    expect((await deliver(body)).status).toBe(503);
    const eightDaysLater = Date.now() + 8 * 24 * 3_600_000;
    shop.api.clock.now = new Date(eightDaysLater);
    expect((await deliver(body)).status).toBe(503);
    shop.api.clock.now = new Date(eightDaysLater + 61_000);
    await shop.work('handle_delivery');
    shop.api.clock.now = null;
    const delivery = await shop.api.db
      .selectFrom('provider_deliveries')
      .select(['state', 'attempts'])
      .where('body', '=', body)
      .executeTakeFirst();
    expect(delivery).toEqual({ state: 'RECEIVED', attempts: 1 });
  });

  it('opens a case for each week in which nothing could be done about it', async () => {
    const payment = await started();
    await shop.pay(payment, { webhook: 'lost' });
    shop.sandbox.faults.plan('verify', 'error', 4, payment.reference);
    const body = notice(payment.reference);
    const start = Date.now();
    for (const day of [8, 16]) {
      expect((await deliver(body)).status).toBe(503);
      shop.api.clock.now = new Date(start + day * 24 * 3_600_000);
      await shop.work('handle_delivery');
    }
    shop.api.clock.now = null;
    const cases = await shop.api.db
      .selectFrom('payment_cases')
      .select('subject')
      .where('kind', '=', 'delivery_failed')
      .where('detail', 'like', `%${payment.reference}%`)
      .execute();
    expect(new Set(cases.map(({ subject }) => subject)).size).toBe(2);
  });
});

describe('a delivery', () => {
  it('is forgotten 180 days after it was handled, a thousand at a time, by index', async () => {
    const { db, parts } = shop.api;
    await sql`TRUNCATE provider_deliveries`.execute(db);
    const store = (days: number, state: string, count: number) =>
      sql`
      INSERT INTO provider_deliveries (event_key, event, body, state, next_attempt_at, received_at)
      SELECT ${`${state}-${days}-`} || number, 'charge.success', '', ${state}, now(), now() - ${days} * interval '1 day'
      FROM generate_series(1, ${count}::int) number`.execute(db);
    await store(181, 'DONE', 1500);
    await store(181, 'GIVEN_UP', 1);
    await store(181, 'RECEIVED', 1);
    await store(179, 'DONE', 1);
    await parts.sales.tasks.forget_deliveries.run();
    const left = await db.selectFrom('provider_deliveries').select('event_key').execute();
    expect(left.map(({ event_key: key }) => key).sort()).toEqual(['DONE-179-1', 'RECEIVED-181-1']);
    const { rows } = await db.transaction().execute(async (trx) => {
      await sql`SET LOCAL enable_seqscan = off`.execute(trx);
      return sql<{ 'QUERY PLAN': string }>`EXPLAIN SELECT id FROM provider_deliveries
        WHERE received_at < now() AND state <> 'RECEIVED' ORDER BY received_at LIMIT 1`.execute(
        trx,
      );
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join();
    expect(plan).toContain('using provider_deliveries_handled');
  });
});
