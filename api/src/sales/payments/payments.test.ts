import { sql } from 'kysely';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { lockWaitedFor } from '../../testing/lockWaitedFor';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { Payment, PaymentInitiation } from './payments-schemas';
import { queueRefund } from './refund-queue';

let shop: TestPayments;
let organizer: TestUser;
let buyer: TestUser;
beforeAll(async () => {
  shop = await startTestPayments();
  organizer = await makeUser(shop.api.db, 'ORGANIZER');
  buyer = await makeUser(shop.api.db);
});
afterAll(() => shop.close());
afterEach(() => {
  shop.api.clock.now = null;
});

const initiate = (ticket_id: unknown, as: TestUser = buyer) =>
  shop.api.call({
    as,
    method: 'POST',
    url: '/api/payments/initiate/',
    payload: { ticket_id },
  });
const statusOf = async (reference: string, as = buyer) =>
  (await shop.api.call({ as, method: 'GET', url: `/api/payments/${reference}/` })).json<Payment>();
const check = (reference: string, as = buyer) =>
  shop.api.call({ as, method: 'POST', url: `/api/payments/${reference}/check/` });
const settled = (reference: string) =>
  eventually(
    () => statusOf(reference),
    ({ status }) => status !== 'PENDING',
  );
const paidEvent = (options = {}) =>
  makeEvent(shop.api.db, { organizer, priceKobo: 250_000, ...options });
const mails = async (template: string) =>
  (await shop.api.db.selectFrom('mails').selectAll().where('template', '=', template).execute())
    .length;

describe('POST /payments/initiate/', () => {
  it('returns 404 for someone else’s ticket', async () => {
    const { id } = await shop.buy(buyer, await paidEvent());
    const stranger = await makeUser(shop.api.db);
    expect((await initiate(id, stranger)).statusCode).toBe(404);
    expect((await initiate(999_999)).statusCode).toBe(404);
    expect((await initiate('1')).statusCode).toBe(400);
  });

  it('returns 409 for an order that was refunded', async () => {
    const { id } = await shop.buy(buyer, await paidEvent());
    const payment = (await initiate(id)).json<PaymentInitiation>();
    await shop.pay(payment);
    await settled(payment.reference);
    const url = `/api/tickets/${id}/cancel/`;
    expect((await shop.api.call({ as: buyer, method: 'POST', url })).statusCode).toBe(200);
    const answer = await initiate(id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'order_refunded',
      detail: 'This order was cancelled and refunded.',
    });
  });

  it('returns 409 for an order that its buyer cancelled unpaid, and the payment says so', async () => {
    const { id } = await shop.buy(buyer, await paidEvent());
    const { reference } = await shop.initiate(buyer, id);
    const url = `/api/tickets/${id}/cancel/`;
    expect((await shop.api.call({ as: buyer, method: 'POST', url })).statusCode).toBe(200);
    expect((await initiate(id)).json()).toMatchObject({
      code: 'hold_expired',
      detail: 'This order was cancelled. Please book again.',
    });
    expect(await statusOf(reference)).toMatchObject({
      detail: 'You cancelled this order. If you’ve already paid, you’ll get your money back.',
      order: { status: 'EXPIRED', cancelled_at: expect.any(String) as string },
    });
  });

  it('returns a payment page, and a new reference for each try', async () => {
    const { id } = await shop.buy(buyer, await paidEvent(), 2);
    const first = await shop.initiate(buyer, id);
    const second = await shop.initiate(buyer, id);
    expect(first.authorization_url).toMatch(/^http.*\/checkout\/\w+$/);
    expect(first.reference).toMatch(/^NZ-\d+-1-[0-9a-f]{8}$/);
    expect(second.reference).toMatch(/^NZ-\d+-2-[0-9a-f]{8}$/);
    expect(shop.sandbox.ledger.byReference(second.reference)).toMatchObject({ amount: 500_000 });
  });

  it('makes the order’s tickets valid and sends one mail when it is paid', async () => {
    const bought = await shop.buy(buyer, await paidEvent(), 2);
    const payment = await shop.initiate(buyer, bought.id);
    const before = await mails('ticket');
    const answer = await shop.pay(payment);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain(`reference=${payment.reference}`);
    const status = await settled(payment.reference);
    expect(status).toMatchObject({ status: 'PAID', order: { status: 'PAID' }, refunds: [] });
    expect(status.tickets.map((ticket) => ticket.status)).toEqual(['VALID', 'VALID']);
    expect(await mails('ticket')).toBe(before + 1);
    expect((await initiate(bought.id)).json()).toMatchObject({ code: 'already_paid' });
  });

  it('allows a retry after a declined card, with a new reference', async () => {
    const { id } = await shop.buy(buyer, await paidEvent());
    const first = await shop.initiate(buyer, id);
    expect(await (await shop.pay(first, { outcome: 'decline' })).text()).toContain('declined');
    expect((await check(first.reference)).json()).toMatchObject({
      status: 'FAILED',
      detail: expect.stringContaining('declined'),
      order: { status: 'HELD' },
    });
    const second = await shop.initiate(buyer, id);
    await shop.pay(second);
    expect(await settled(second.reference)).toMatchObject({ status: 'PAID' });
  });
});

it('GET /payments/:reference/ shows a payment and its refunds as of one moment', async () => {
  const { id } = await shop.buy(buyer, await paidEvent());
  const { reference, ...payment } = await shop.initiate(buyer, id);
  await shop.pay({ reference, ...payment });
  await settled(reference);
  const { db } = shop.api;
  const shown = await db.transaction().execute(async (trx) => {
    // Whoever reads the payment now has to wait before they can read its refunds.
    await sql`LOCK TABLE refunds`.execute(trx);
    const answer = statusOf(reference);
    await lockWaitedFor(db);
    const { id: paymentId } = await trx
      .updateTable('payments')
      .set({ status: 'REFUNDING' })
      .where('reference', '=', reference)
      .returning('id')
      .executeTakeFirstOrThrow();
    const now = new Date();
    await queueRefund(trx, { paymentId, amountKobo: 250_000, reason: 'cancelled_by_buyer', now });
    return { answer };
  });
  expect(await shown.answer).toMatchObject({ status: 'PAID', refunds: [] });
  expect(await statusOf(reference)).toMatchObject({ status: 'REFUNDING', refunds: [{}] });
});
