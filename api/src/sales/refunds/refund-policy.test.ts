import type { Event } from '../../events/events-schemas';
import { makePaidOrders } from '../../testing/paidOrders';
import { makeUser, type TestUser } from '../../testing/builders';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { Payment } from '../payments/payments-schemas';
import type { SalesReport } from '../report/sales-schemas';
import type { Ticket } from '../tickets/tickets-schemas';

const HOUR = 3_600_000;

let shop: TestPayments;
let people: Awaited<ReturnType<typeof makePaidOrders>>;
let buyer: TestUser;
beforeAll(async () => {
  shop = await startTestPayments();
  people = await makePaidOrders(shop);
});
beforeEach(async () => {
  buyer = await makeUser(shop.api.db);
});
afterAll(() => shop.close());
afterEach(() => {
  shop.api.clock.now = null;
});

const future = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
/** An event at ₦5,000 in ten days, made through the API. */
async function newEvent(change: object = {}): Promise<Event> {
  const payload = {
    title: 'Lagos Rust Night',
    description: 'An evening about ownership.',
    location: '14 Broad Street, Lagos',
    start_date: future(240),
    end_date: future(243),
    category: 'Technology',
    max_attendees: 80,
    ticket_price: '5000',
    status: 'PUBLISHED',
    ...change,
  };
  const made = await shop.api.call({
    as: people.organizer,
    method: 'POST',
    url: '/api/events/',
    payload,
  });
  if (made.statusCode !== 201) throw new Error(made.body);
  return made.json<Event>();
}
const patch = (id: number, payload: object) =>
  shop.api.call({ as: people.organizer, method: 'PATCH', url: `/api/events/${id}/`, payload });
const paymentOf = async (reference: string) => people.paymentOf(buyer, reference);
async function pay(eventId: number, quantity = 1) {
  const { id, order } = await shop.buy(buyer, eventId, quantity);
  const payment = await shop.initiate(buyer, id);
  await shop.pay(payment);
  await eventually(
    () => paymentOf(payment.reference),
    ({ status }) => status === 'PAID',
  );
  return { ticketId: id, reference: payment.reference, order };
}
const ticketOf = async (id: number) =>
  (await shop.api.call({ as: buyer, url: '/api/tickets/' }))
    .json<Ticket[]>()
    .find((ticket) => ticket.id === id);
const cancel = (id: number, payload?: object) =>
  shop.api.call({
    as: buyer,
    method: 'POST',
    url: `/api/tickets/${id}/cancel/`,
    ...(payload && { payload }),
  });
const done = (reference: string) =>
  eventually(
    async () => {
      await shop.work();
      shop.api.clock.now = new Date((shop.api.clock.now?.getTime() ?? Date.now()) + 2 * HOUR);
      return paymentOf(reference);
    },
    ({ status }) => status === 'REFUNDED',
  );
const salesOf = async (eventId: number) =>
  (
    await shop.api.call({ as: people.organizer, url: `/api/events/${eventId}/sales/` })
  ).json<SalesReport>().totals;

describe('the refund policy of an event', () => {
  it('withholds the fees until the start, unless its organizer says otherwise', async () => {
    expect(await newEvent()).toMatchObject({
      refund_share: 'LESS_FEES',
      refund_until_hours: 0,
      refund_terms: 'Refund less payment fees if you cancel before the event starts.',
    });
    const made = await newEvent({ refund_share: 'ALL', refund_until_hours: 48 });
    expect(made.refund_terms).toBe(
      'Full refund if you cancel at least 2 days before the event starts.',
    );
    const changed = await patch(made.id, { refund_share: 'NONE' });
    expect(changed.json()).toMatchObject({ refund_share: 'NONE', refund_until_hours: 48 });
  });

  it.each([
    [{ refund_share: 'HALF' }, 'refund_share'],
    [{ refund_until_hours: -1 }, 'refund_until_hours'],
    [{ refund_until_hours: 2161 }, 'refund_until_hours'],
  ])('is refused as %j', async (change, field) => {
    const { id } = await newEvent();
    const refused = await patch(id, change);
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, [field]]);
  });

  it('is kept by an order, in its mail too, whatever becomes of the event’s', async () => {
    const event = await newEvent({ refund_share: 'ALL' });
    const { ticketId } = await pay(event.id);
    await patch(event.id, { refund_share: 'NONE' });
    expect(await ticketOf(ticketId)).toMatchObject({
      order: { refund_share: 'ALL' },
      cancellation: { refund: '5000.00', detail: 'You’ll get ₦5,000 back.' },
    });
    const mails = await shop.api.db
      .selectFrom('mails')
      .select('data')
      .where('recipient', '=', buyer.email)
      .where('template', '=', 'ticket')
      .execute();
    expect(mails).toMatchObject([
      { data: { refundTerms: 'Full refund if you cancel before the event starts.' } },
    ]);
    expect((await cancel(ticketId)).json()).toMatchObject({ refund: '5000.00' });
  });
});

describe('a paid ticket that its owner cancels', () => {
  it('brings back its price less its share of the fee, at the provider too', async () => {
    const event = await newEvent();
    const { ticketId, reference } = await pay(event.id, 2);
    expect(await ticketOf(ticketId)).toMatchObject({
      cancellation: {
        refund: '4875.00',
        detail: 'You’ll get ₦4,875 back, the price less ₦125 in payment fees.',
      },
    });
    expect(await salesOf(event.id)).toMatchObject({ tickets: 2, revenue: '10000.00' });
    const cancelled = await cancel(ticketId, { expected_refund: '4875.00' });
    expect(cancelled.json()).toMatchObject({ refund: '4875.00', order: { status: 'PAID' } });
    expect(await salesOf(event.id)).toMatchObject({ tickets: 1, revenue: '5125.00' });
    expect(await ticketOf(ticketId)).toMatchObject({ refunded: '4875.00', cancellation: null });

    expect((await cancel(ticketId + 1)).json()).toMatchObject({ order: { status: 'REFUNDED' } });
    expect(await done(reference)).toMatchObject({
      status: 'REFUNDED',
      detail: '₦9,750 of your payment has been refunded.',
    });
    const transaction = shop.sandbox.ledger.byReference(reference);
    const refunds = shop.sandbox.ledger.refundsOf(transaction?.id ?? 0);
    expect(refunds.map(({ amount }) => amount)).toEqual([487_500, 487_500]);
    expect(transaction?.status).toBe('success');
    expect(await salesOf(event.id)).toMatchObject({ tickets: 0, revenue: '250.00' });
    expect(await people.takenOf(event.id)).toBe(0);
  });

  it('brings back its full price, but not the fees that the buyer bore on top', async () => {
    const { ticketId } = await pay((await newEvent({ fees_borne_by: 'BUYER' })).id);
    expect((await ticketOf(ticketId))?.cancellation).toEqual({
      refund: '5000.00',
      detail: 'You’ll get ₦5,000 back, the full price. The ₦177.67 in payment fees isn’t refunded.',
    });
  });

  it('is mailed with its number, whom it named and the fees that were kept', async () => {
    const { ticketId } = await pay((await newEvent({ refund_share: 'LESS_FEES' })).id);
    expect((await cancel(ticketId)).statusCode).toBe(200);
    const { data } = await shop.api.db
      .selectFrom('mails')
      .select('data')
      .where('template', '=', 'refund')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({
      ticket: {
        number: expect.stringMatching(/^TKT-/) as string,
        holder: expect.any(String) as string,
      },
      fees: { amount: '175.00', wereOnTop: false },
      quantity: 1,
    });
  });

  it('brings nothing back where there are no refunds, and frees its seat', async () => {
    const event = await newEvent({ refund_share: 'NONE' });
    const { ticketId, reference } = await pay(event.id);
    expect((await ticketOf(ticketId))?.cancellation).toEqual({
      refund: '0.00',
      detail: 'This event doesn’t give refunds, so none of the ₦5,000 comes back.',
    });
    expect((await cancel(ticketId)).json()).toMatchObject({ refund: null });
    expect(await people.takenOf(event.id)).toBe(0);
    expect(await paymentOf(reference)).toMatchObject({ status: 'PAID', refunds: [] });
    expect((await paymentOf(reference)).detail).toContain('nothing is refunded');
    expect(await salesOf(event.id)).toMatchObject({ tickets: 0, revenue: '5000.00' });
  });

  it('leaves its payment saying what went back for the other, if its own refund ended before', async () => {
    const event = await newEvent({ refund_share: 'ALL', refund_until_hours: 24 });
    const { ticketId, reference } = await pay(event.id, 2);
    expect((await cancel(ticketId)).json()).toMatchObject({ refund: '5000.00' });
    shop.api.clock.now = new Date(Date.parse(event.start_date ?? '') - 24 * HOUR);
    expect((await cancel(ticketId + 1)).json()).toMatchObject({ refund: null });
    expect((await paymentOf(reference)).detail).toBe(
      'Your tickets are cancelled. ₦5,000 of your payment is refunded.',
    );
  });

  it('is not cancelled when the refund is another than was shown', async () => {
    const event = await newEvent({ refund_share: 'ALL', refund_until_hours: 24 });
    const { ticketId } = await pay(event.id);
    shop.api.clock.now = new Date(Date.parse(event.start_date ?? '') - 24 * HOUR);
    const refused = await cancel(ticketId, { expected_refund: '5000.00' });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'refund_changed' }]);
    expect(await ticketOf(ticketId)).toMatchObject({ status: 'VALID' });
    expect((await ticketOf(ticketId))?.cancellation).toMatchObject({
      refund: '0.00',
      detail: expect.stringContaining('Refunds for this event ended on'),
    });
    const cancelled = await cancel(ticketId, { expected_refund: '0.00' });
    expect(cancelled.json()).toMatchObject({ refund: null });
  });

  it('brings everything back once the event was moved, even if it starts at once', async () => {
    const event = await newEvent({ refund_share: 'NONE' });
    const { ticketId } = await pay(event.id);
    const moved = await patch(event.id, { start_date: future(1) });
    expect(moved.statusCode).toBe(200);
    const [mail] = await shop.api.db
      .selectFrom('mails')
      .select('data')
      .where('recipient', '=', buyer.email)
      .where('template', '=', 'event_changed')
      .execute();
    expect(mail?.data).toMatchObject({
      refundUntil: expect.any(String),
      before: { startsAt: event.start_date },
    });
    const [ticket, told] = [await ticketOf(ticketId), mail?.data as { refundUntil?: string }];
    expect(ticket?.moved).toEqual({ refund_until: told.refundUntil });
    shop.api.clock.now = new Date(Date.now() + 2 * HOUR);
    expect((await ticketOf(ticketId))?.cancellation).toMatchObject({ refund: '5000.00' });
    expect((await cancel(ticketId)).json()).toMatchObject({ refund: '5000.00' });
  });

  it('keeps its terms after a new title, and cannot be cancelled after the start', async () => {
    const event = await newEvent({ refund_share: 'NONE' });
    const { ticketId } = await pay(event.id);
    await patch(event.id, { title: 'Another name', end_date: future(244) });
    expect(await ticketOf(ticketId)).not.toHaveProperty('moved');
    expect((await ticketOf(ticketId))?.cancellation).toMatchObject({ refund: '0.00' });
    shop.api.clock.now = new Date(event.start_date ?? '');
    expect((await ticketOf(ticketId))?.cancellation).toBeNull();
    expect((await cancel(ticketId)).json()).toMatchObject({ code: 'event_started' });
  });
});

describe('the organizer’s own refunds', () => {
  it.each([
    ['of a ticket', (id: number, _event: number) => `/api/tickets/${id}/refund/`],
    ['of a cancelled event', (_id: number, event: number) => `/api/events/${event}/cancel/`],
  ])('%s are full, whatever the policy', async (_what, urlOf) => {
    const event = await newEvent({ refund_share: 'NONE' });
    const { ticketId, reference } = await pay(event.id);
    const url = urlOf(ticketId, event.id);
    const answer = await shop.api.call({ as: people.organizer, method: 'POST', url });
    expect(answer.statusCode).toBe(200);
    await shop.work();
    const { refunds } = await eventually(
      () => paymentOf(reference),
      (found: Payment) => found.refunds.length > 0,
    );
    expect(refunds).toMatchObject([{ amount: '5000.00' }]);
    expect(await salesOf(event.id)).toMatchObject({ revenue: '0.00' });
  });
});

describe('paying and cancelling over and over', () => {
  it('is refused after three full refunds of one event, and stops nobody else', async () => {
    const event = await newEvent({ refund_share: 'ALL' });
    for (let round = 0; round < 3; round += 1) await cancel((await pay(event.id)).ticketId);
    await expect(shop.buy(buyer, event.id)).rejects.toThrow('too_many_cancellations');
    await shop.buy(await makeUser(shop.api.db), event.id);
    await shop.buy(buyer, (await newEvent({ refund_share: 'ALL' })).id);
    await patch(event.id, { refund_share: 'LESS_FEES' });
    await shop.buy(buyer, event.id);
  });
});

describe('money that was kept of a cancelled ticket', () => {
  it('is no revenue any more when the provider takes it back', async () => {
    const event = await newEvent({ refund_share: 'NONE' });
    const { ticketId, reference } = await pay(event.id);
    await cancel(ticketId);
    const dispute = await shop.merchant('dispute', { reference });
    await shop.merchant(`dispute/${dispute}/resolve`, { resolution: 'merchant-accepted' });
    const totals = await eventually(
      () => salesOf(event.id),
      ({ revenue }) => revenue === '0.00',
    );
    expect(totals).toMatchObject({ revenue: '0.00' });
  });
});
