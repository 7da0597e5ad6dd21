import type { Transaction } from 'kysely';
import { DEFAULT_FEE_TERMS } from '../../platform/fees';
import type { Database } from '../../platform/database/schema';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { cancelTickets } from './cancellation';
import { freeSeats } from './free-seats';
import { endHold, issueOrder, retakeSeats } from './order-endings';
import { lockOrder, type LockedOrder } from './order-lock-repository';
import { sellUnderLock, sellWithoutLock } from './place-order';
import { orderPreparer } from './prepared-orders';
import type { OrderRequest } from './order-plan';
import { newTicketNumber } from './ticket-number';

const HOUR = 3_600_000;
const now = new Date();
const later = new Date(now.getTime() + 2 * HOUR);

let database: TestDatabase;
let organizer: TestUser;
let buyer: TestUser;
beforeAll(async () => {
  database = await openTestDatabase();
  organizer = await makeUser(database.db, 'ORGANIZER');
});
beforeEach(async () => {
  buyer = await makeUser(database.db);
});
afterAll(() => database.close());

type Overrides = Omit<Parameters<typeof makeEvent>[1], 'organizer'>;
const paidEvent = (overrides: Overrides = {}) =>
  makeEvent(database.db, { organizer, priceKobo: 150_000, capacity: 4, ...overrides });
const requestOf = (
  event_id: number,
  quantity = 1,
  more: Partial<OrderRequest> = {},
): OrderRequest => ({
  userId: buyer.id,
  payload: { event_id, ticket_type: 'STANDARD', quantity },
  ticketNumbers: Array.from({ length: quantity }, newTicketNumber),
  image: null,
  phone: null,
  holdMs: HOUR,
  fees: DEFAULT_FEE_TERMS,
  now,
  ...more,
});

const place = (request: OrderRequest) =>
  sellWithoutLock(database.db, request, orderPreparer(database.db)(request));

/** A hold of an hour. */
async function hold(event: number, quantity = 1): Promise<number> {
  const sold = await place(requestOf(event, quantity));
  if (!sold) throw new Error('It was not sold');
  return sold.order.id;
}
const locked = <T>(
  order: number,
  work: (trx: Transaction<Database>, held: LockedOrder) => Promise<T>,
) => database.db.transaction().execute(async (trx) => work(trx, await lockOrder(trx, order)));

/** A payment for an order, paid by default. */
const payFor = (order_id: number, status: 'PAID' | 'PENDING' = 'PAID') =>
  database.db
    .insertInto('payments')
    .values({
      order_id,
      attempt: 1,
      reference: `payment-${order_id}`,
      amount_kobo: 1,
      status,
      ...(status === 'PAID' && { received_kobo: 1_000_000, provider_id: order_id, paid_at: now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** A paid order of `quantity` tickets. */
async function paidOrder(event: number, quantity: number) {
  const order = await hold(event, quantity);
  await locked(order, (trx, held) => issueOrder(trx, held, { paidAt: now, vatBasisPoints: 750 }));
  const payment = await payFor(order);
  return { order, payment: payment.id };
}

const takenOf = async (id: number) => {
  const counters = await database.db
    .selectFrom('events')
    .innerJoin('ticket_types', 'ticket_types.event_id', 'events.id')
    .select(['events.taken', 'ticket_types.taken as of_type'])
    .where('events.id', '=', id)
    .executeTakeFirstOrThrow();
  expect(counters.of_type).toBe(counters.taken);
  return counters.taken;
};
const orderOf = (id: number) =>
  database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const ticketsOf = (order: number) =>
  database.db
    .selectFrom('tickets')
    .select(['id', 'status'])
    .where('order_id', '=', order)
    .orderBy('id')
    .execute();
const statesOf = async (order: number) => (await ticketsOf(order)).map(({ status }) => status);
const refundsOf = (payment_id: number) =>
  database.db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', payment_id)
    .orderBy('id')
    .execute();
const mailsTo = async (template: string) =>
  (
    await database.db
      .selectFrom('mails')
      .select('data')
      .where('recipient', '=', buyer.email)
      .where('template', '=', template)
      .orderBy('id')
      .execute()
  ).map(({ data }) => data);

describe('the seats left for a purchase', () => {
  const seatsFor = (order: number, quantity: number, at: Date) =>
    locked(order, async (trx, { event, type }) => {
      const { left, toVerify } = await freeSeats(trx, { event, type, quantity, now: at });
      return { left, toVerify };
    });

  it('is what is left, as long as that is enough', async () => {
    const event = await paidEvent();
    const order = await hold(event, 2);
    expect(await seatsFor(order, 2, later)).toEqual({ left: 2, toVerify: [] });
    expect((await orderOf(order)).status).toBe('HELD');
  });

  it('is made by ending the holds whose time is up', async () => {
    const event = await paidEvent();
    const order = await hold(event, 2);
    expect(await seatsFor(order, 3, now)).toEqual({ left: 2, toVerify: [] });
    expect(await seatsFor(order, 3, later)).toEqual({ left: 4, toVerify: [] });
    expect((await orderOf(order)).status).toBe('EXPIRED');
    expect(await statesOf(order)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(await takenOf(event)).toBe(0);
  });

  it('is not made of a hold that may have been paid', async () => {
    const event = await paidEvent();
    const [paying, other] = [await hold(event, 2), await hold(event)];
    await payFor(paying, 'PENDING');
    expect(await seatsFor(other, 4, later)).toEqual({ left: 2, toVerify: [paying] });
    expect((await orderOf(paying)).status).toBe('HELD');
    expect(await takenOf(event)).toBe(2);
  });

  it('counts a hold of another type for the event alone', async () => {
    const types = [{ kind: 'VIP' as const, priceKobo: 5000, quota: 2 }];
    const event = await paidEvent({ types });
    const order = await hold(event, 3);
    const payload = { event_id: event, ticket_type: 'VIP' as const };
    const request = requestOf(event, 1, { payload, holdMs: 9 * HOUR });
    const vip = await place(request);
    expect(await seatsFor(vip?.order.id ?? 0, 3, later)).toEqual({ left: 1, toVerify: [] });
    expect((await orderOf(order)).status).toBe('EXPIRED');
  });

  it('gives the ended holds of a type back to its quota', async () => {
    const types = [{ kind: 'VIP' as const, priceKobo: 5000, quota: 2 }];
    const event = await paidEvent({ types });
    const payload = { event_id: event, ticket_type: 'VIP' as const, quantity: 2 };
    const vip = await place(requestOf(event, 2, { payload }));
    expect(await seatsFor(vip?.order.id ?? 0, 1, later)).toEqual({ left: 2, toVerify: [] });
  });
});

describe('an order', () => {
  it('that is paid has valid tickets, and they are mailed', async () => {
    const event = await paidEvent();
    const order = await hold(event, 2);
    expect(await statesOf(order)).toEqual(['PENDING', 'PENDING']);
    await locked(order, (trx, held) => issueOrder(trx, held, { paidAt: now, vatBasisPoints: 750 }));
    expect(await orderOf(order)).toMatchObject({ status: 'PAID', paid_at: now });
    expect(await statesOf(order)).toEqual(['VALID', 'VALID']);
    expect(await mailsTo('ticket')).toHaveLength(1);
  });

  it('whose hold ends frees its seats', async () => {
    const event = await paidEvent();
    const order = await hold(event, 3);
    expect(await takenOf(event)).toBe(3);
    await locked(order, endHold);
    expect((await orderOf(order)).status).toBe('EXPIRED');
    expect(await takenOf(event)).toBe(0);
  });

  const retake = (order: number, changes: object = {}, at = now) =>
    locked(order, (trx, held) =>
      retakeSeats(trx, { ...held, event: { ...held.event, ...changes } }, at),
    );

  it('takes its seats again after its hold, the last ones too', async () => {
    const event = await paidEvent({ capacity: 2 });
    const order = await hold(event, 2);
    await locked(order, endHold);
    expect(await retake(order)).toBe(true);
    expect(await takenOf(event)).toBe(2);
  });

  it('finds them gone, and takes none', async () => {
    const event = await paidEvent({ capacity: 2 });
    const order = await hold(event, 2);
    await locked(order, endHold);
    await hold(event, 1);
    expect(await retake(order)).toBe(false);
    expect(await takenOf(event)).toBe(1);
  });

  it.each([
    ['was cancelled', { status: 'CANCELLED' }],
    ['has no date', { start_date: null }],
  ])('takes none when the event %s', async (_what, changes) => {
    const event = await paidEvent();
    const order = await hold(event, 2);
    await locked(order, endHold);
    expect(await retake(order, changes)).toBe(false);
    expect(await takenOf(event)).toBe(0);
  });
});

describe('a cancellation', () => {
  const cause = { reason: 'cancelled_by_buyer' as const, now: later };
  const cancel = (order: number, ticket: number | null) =>
    locked(order, (trx, held) => cancelTickets(trx, held, ticket, cause));

  it('of one ticket refunds its share, and the order goes on', async () => {
    const event = await paidEvent();
    const { order, payment } = await paidOrder(event, 3);
    const [first] = await ticketsOf(order);
    expect(await cancel(order, first?.id ?? 0)).toBe(150_000);
    expect(await statesOf(order)).toEqual(['CANCELLED', 'VALID', 'VALID']);
    expect(await orderOf(order)).toMatchObject({ status: 'PAID', cancelled_at: null });
    expect(await takenOf(event)).toBe(2);
    expect(await refundsOf(payment)).toMatchObject([
      {
        amount_kobo: 150_000,
        reason: 'cancelled_by_buyer',
        next_attempt_at: later,
        created_at: later,
      },
    ]);
    expect(await mailsTo('refund')).toMatchObject([
      {
        firstName: 'Ada',
        eventTitle: 'A meetup',
        amount: '1500.00',
        reason: 'cancelled_by_buyer',
        reference: `payment-${order}`,
      },
    ]);
    // A second time changes nothing.
    expect(await cancel(order, first?.id ?? 0)).toBe(0);
    expect(await refundsOf(payment)).toHaveLength(1);
    expect(await takenOf(event)).toBe(2);
  });

  it('of all that is left ends the order', async () => {
    const event = await paidEvent();
    const { order, payment } = await paidOrder(event, 3);
    const [first] = await ticketsOf(order);
    await cancel(order, first?.id ?? 0);
    expect(await cancel(order, null)).toBe(300_000);
    expect(await orderOf(order)).toMatchObject({ status: 'REFUNDED', cancelled_at: later });
    expect(await takenOf(event)).toBe(0);
    expect((await refundsOf(payment)).map((refund) => refund.amount_kobo)).toEqual([
      150_000, 300_000,
    ]);
    const payments = database.db.selectFrom('payments').select('status').where('id', '=', payment);
    expect(await payments.execute()).toEqual([{ status: 'REFUNDING' }]);
    expect(await cancel(order, null)).toBe(0);
  });

  it('leaves the payment of an order that goes on as it is', async () => {
    const { order, payment } = await paidOrder(await paidEvent(), 2);
    const [first] = await ticketsOf(order);
    await cancel(order, first?.id ?? 0);
    const payments = database.db.selectFrom('payments').select('status').where('id', '=', payment);
    expect(await payments.execute()).toEqual([{ status: 'PAID' }]);
  });

  it('of a hold ends it, and refunds nothing', async () => {
    const event = await paidEvent();
    const order = await hold(event, 2);
    const payment = await payFor(order, 'PENDING');
    expect(await cancel(order, null)).toBe(0);
    expect(await orderOf(order)).toMatchObject({ status: 'EXPIRED', cancelled_at: later });
    expect(await takenOf(event)).toBe(0);
    expect(await refundsOf(payment.id)).toEqual([]);
  });

  it('of a free order refunds nothing', async () => {
    const event = await paidEvent({ priceKobo: 0 });
    const { order, payment } = await paidOrder(event, 1);
    expect(await cancel(order, null)).toBe(0);
    expect((await orderOf(order)).status).toBe('REFUNDED');
    expect(await refundsOf(payment)).toEqual([]);
    expect(await mailsTo('refund')).toEqual([]);
  });
});

describe('an order', () => {
  it('at once takes the seats that are left, to the last', async () => {
    const event = await paidEvent({ capacity: 2 });
    expect(await place(requestOf(event, 3))).toBeNull();
    const sold = await place(requestOf(event, 2));
    expect(sold).toMatchObject({ order: { status: 'HELD', quantity: 2, total_kobo: 300_000 } });
    expect(await place(requestOf(event))).toBeNull();
    expect(await mailsTo('ticket')).toEqual([]);
  });

  it('of a free ticket is mailed', async () => {
    const event = await paidEvent({ priceKobo: 0 });
    expect(await place(requestOf(event))).toMatchObject({
      order: { status: 'PAID' },
      tickets: [{ status: 'VALID' }],
    });
    expect(await mailsTo('ticket')).toHaveLength(1);
  });

  it('under the lock takes a seat of a hold whose time is up', async () => {
    const event = await paidEvent({ capacity: 1 });
    const order = await hold(event);
    const sold = await sellUnderLock(database.db, requestOf(event, 1, { now: later }), false);
    expect(sold).toMatchObject({ order: { status: 'HELD' } });
    expect((await orderOf(order)).status).toBe('EXPIRED');
    expect(await takenOf(event)).toBe(1);
  });

  it('under the lock has the provider asked before it ends a hold that may be paid', async () => {
    const event = await paidEvent({ capacity: 1 });
    const order = await hold(event);
    await payFor(order, 'PENDING');
    const request = requestOf(event, 1, { now: later });
    await expect(sellUnderLock(database.db, request, false)).rejects.toMatchObject({
      orderIds: [order],
      message: 'Holds are due',
    });
    await expect(sellUnderLock(database.db, request, true)).rejects.toMatchObject({
      code: 'sold_out',
      message: 'A meetup is sold out.',
    });
  });

  it('under the lock gives buyers the hold they have', async () => {
    const event = await paidEvent({ capacity: 1 });
    const order = await hold(event);
    const found = await sellUnderLock(database.db, requestOf(event), false);
    expect(found).toMatchObject({ order: { id: order } });
    expect(found.tickets).toHaveLength(1);
  });

  it('under the lock says how many are left', async () => {
    const event = await paidEvent({ capacity: 2 });
    await hold(event);
    const request = requestOf(event, 2, { userId: organizer.id });
    await expect(sellUnderLock(database.db, request, false)).rejects.toMatchObject({
      code: 'not_enough_seats',
      message: 'Only one of these tickets is left.',
    });
  });
});
