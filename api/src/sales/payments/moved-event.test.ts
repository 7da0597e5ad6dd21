import type { Event } from '../../events/events-schemas';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { Ticket } from '../tickets/tickets-schemas';
import type { Payment } from './payments-schemas';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let shop: TestPayments;
let organizer: TestUser;
let buyer: TestUser;
let begin: number;
beforeAll(async () => {
  // Long holds, so that the event's start ends them.
  shop = await startTestPayments({ env: { HOLD_SECONDS: '86400' } });
  organizer = await makeUser(shop.api.db, 'ORGANIZER');
});
beforeEach(async () => {
  buyer = await makeUser(shop.api.db);
  begin = Date.now();
});
afterAll(() => shop.close());
afterEach(() => {
  shop.api.clock.now = null;
});

const at = (ms: number) => new Date(begin + ms);
const setClock = (ms: number) => {
  shop.api.clock.now = at(ms);
};
const paidEvent = (options = {}) =>
  makeEvent(shop.api.db, { organizer, priceKobo: 250_000, start: at(72 * HOUR), ...options });
async function move(id: number, start: Date): Promise<void> {
  const payload = {
    start_date: start.toISOString(),
    end_date: new Date(start.getTime() + 3 * HOUR).toISOString(),
  };
  const url = `/api/events/${id}/`;
  const answer = await shop.api.call({ as: organizer, method: 'PATCH', url, payload });
  expect([answer.statusCode, answer.json<Event>().start_date]).toEqual([200, payload.start_date]);
}
const heldUntil = async (orderId: number) =>
  (
    await shop.api.db
      .selectFrom('orders')
      .select('expires_at')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).expires_at;
const mails = (template: string) =>
  shop.api.db
    .selectFrom('mails')
    .select('data')
    .where('recipient', '=', buyer.email)
    .where('template', '=', template)
    .execute();
const settled = (reference: string) =>
  eventually(
    async () =>
      (await shop.api.call({ as: buyer, url: `/api/payments/${reference}/` })).json<Payment>(),
    ({ status }) => status !== 'PENDING',
  );

describe('a hold whose event is moved', () => {
  it('earlier ends at the new start, and the buyer is told', async () => {
    const event = await paidEvent();
    const { order } = await shop.buy(buyer, event, 2);
    await move(event, at(HOUR));
    expect(await heldUntil(order.id)).toEqual(at(HOUR));
    const tickets = (await shop.api.call({ as: buyer, url: '/api/tickets/' })).json<Ticket[]>();
    expect(tickets[0]?.order.expires_at).toBe(at(HOUR).toISOString());
    // There is nothing to refund yet.
    expect(tickets[0]?.moved).toEqual({ refund_until: null });
    expect(await mails('event_changed')).toMatchObject([
      { data: { isRetimed: true, heldUntil: at(HOUR).toISOString() } },
    ]);
    setClock(HOUR);
    await shop.work('expire_hold');
    const { taken } = await shop.api.db
      .selectFrom('events')
      .select('taken')
      .where('id', '=', event)
      .executeTakeFirstOrThrow();
    expect(taken).toBe(0);
  });

  it('later again is not held for longer, as the buyer was told', async () => {
    const event = await paidEvent();
    const { order } = await shop.buy(buyer, event);
    await move(event, at(HOUR));
    await move(event, at(90 * HOUR));
    expect(await heldUntil(order.id)).toEqual(at(HOUR));
  });

  it('keeps an end that is before the new start', async () => {
    const event = await paidEvent();
    const { order } = await shop.buy(buyer, event);
    await move(event, at(48 * HOUR));
    expect(await heldUntil(order.id)).toEqual(new Date(order.expires_at ?? 0));
  });

  it('never outlasts the start, however purchase and move meet', async () => {
    const event = await paidEvent();
    const buyers = await Promise.all(Array.from({ length: 8 }, () => makeUser(shop.api.db)));
    const [orders] = await Promise.all([
      Promise.all(buyers.map((one) => shop.buy(one, event))),
      move(event, at(HOUR)),
    ]);
    const ends = await Promise.all(orders.map(({ order }) => heldUntil(order.id)));
    expect(ends).toEqual(ends.map(() => at(HOUR)));
  });

  it('says nothing of unpaid seats to people who have paid', async () => {
    const event = await paidEvent({ priceKobo: 0 });
    await shop.buy(buyer, event);
    await move(event, at(HOUR));
    const [mail] = await mails('event_changed');
    expect(mail?.data).not.toHaveProperty('heldUntil');
    const tickets = (await shop.api.call({ as: buyer, url: '/api/tickets/' })).json<Ticket[]>();
    expect(tickets).toMatchObject([{ status: 'VALID' }]);
  });
});

describe('a payment of an event that starts', () => {
  /** A started payment of an event that then begins in an hour. */
  async function aboutToStart() {
    const event = await paidEvent();
    const { id } = await shop.buy(buyer, event);
    const payment = await shop.initiate(buyer, id);
    await move(event, at(HOUR));
    return { event, payment };
  }

  it('is refunded when it was made after the start, and the buyer is told why', async () => {
    const { payment } = await aboutToStart();
    setClock(HOUR + 2 * MINUTE);
    await shop.pay(payment);
    expect(await settled(payment.reference)).toMatchObject({
      status: 'REFUNDING',
      refunds: [{ amount: '2500.00', reason: 'event_started' }],
    });
    await shop.work('expire_hold');
    const tickets = (await shop.api.call({ as: buyer, url: '/api/tickets/' })).json<Ticket[]>();
    expect(tickets).toMatchObject([{ status: 'CANCELLED', order: { status: 'EXPIRED' } }]);
    expect(await mails('refund')).toMatchObject([{ data: { reason: 'event_started' } }]);
  });

  it('buys the ticket when it was made before the start and confirmed after it', async () => {
    const { payment } = await aboutToStart();
    setClock(HOUR - MINUTE);
    await shop.pay(payment, { webhook: 'lost' });
    setClock(HOUR + 30 * MINUTE);
    await shop.work('expire_hold');
    expect(await settled(payment.reference)).toMatchObject({
      status: 'PAID',
      tickets: [{ status: 'VALID' }],
    });
  });

  it('buys the ticket even if its hold ended meanwhile, while there is room', async () => {
    const { payment } = await aboutToStart();
    shop.sandbox.faults.plan('verify', 'error', 9, payment.reference);
    setClock(HOUR - MINUTE);
    await shop.pay(payment, { webhook: 'lost' });
    setClock(2 * HOUR + MINUTE);
    await shop.work('expire_hold');
    shop.sandbox.faults.plan('verify', 'none');
    await shop.job.settlement.settle(payment.reference);
    expect(await settled(payment.reference)).toMatchObject({ status: 'PAID' });
  });

  it('is refunded when it is only heard of after the event', async () => {
    const { payment } = await aboutToStart();
    setClock(HOUR - MINUTE);
    await shop.pay(payment, { webhook: 'lost' });
    setClock(5 * HOUR);
    await shop.job.settlement.settle(payment.reference);
    expect((await settled(payment.reference)).refunds).toMatchObject([{ reason: 'event_started' }]);
  });

  it('buys the ticket after the earlier start, when the event has moved later again', async () => {
    const { event, payment } = await aboutToStart();
    await move(event, at(80 * HOUR));
    setClock(2 * HOUR);
    await shop.work('expire_hold');
    await shop.pay(payment);
    expect(await settled(payment.reference)).toMatchObject({
      status: 'PAID',
      tickets: [{ status: 'VALID' }],
    });
  });

  it('can be started in its last minute, and not after the start', async () => {
    const event = await paidEvent({ start: at(HOUR) });
    setClock(HOUR - 30_000);
    const { id, order } = await shop.buy(buyer, event);
    expect(order.expires_at).toBe(at(HOUR).toISOString());
    await shop.pay(await shop.initiate(buyer, id));
    await eventually(
      async () => (await shop.api.call({ as: buyer, url: '/api/tickets/' })).json<Ticket[]>(),
      (tickets) => tickets[0]?.status === 'VALID',
    ).then((tickets) => expect(tickets).toMatchObject([{ status: 'VALID' }]));
    setClock(HOUR);
    await expect(shop.buy(await makeUser(shop.api.db), event)).rejects.toThrow('booking_closed');
  });
});
