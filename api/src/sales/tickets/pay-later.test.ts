import type { Order } from '../orders/orders-schemas';
import type { Ticket } from './tickets-schemas';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let shop: TestPayments;
let organizer: TestUser;
let buyer: TestUser;
let now: Date;
beforeAll(async () => {
  shop = await startTestPayments();
  organizer = await makeUser(shop.api.db, 'ORGANIZER');
});
beforeEach(async () => {
  buyer = await makeUser(shop.api.db);
  now = new Date();
  shop.api.clock.now = now;
});
afterAll(() => shop.close());

const after = (ms: number) => new Date(now.getTime() + ms);
const goTo = (ms: number) => {
  shop.api.clock.now = after(ms);
};
const paidEvent = (options = {}) =>
  makeEvent(shop.api.db, { organizer, priceKobo: 250_000, ...options });
const offer = (event: number, pay_later_hours: number) =>
  shop.api.db.updateTable('events').set({ pay_later_hours }).where('id', '=', event).execute();
const payLater = (ticket: number, as = buyer) =>
  shop.api.call({ as, method: 'POST', url: `/api/tickets/${ticket}/pay-later/` });
const remindersTo = (recipient: string) =>
  shop.api.db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', recipient)
    .where('template', '=', 'payment_reminder')
    .execute();

describe('POST /tickets/:id/pay-later/', () => {
  it('keeps the seats for 24 hours from the booking, unless the organizer chose otherwise', async () => {
    const { id } = await shop.buy(buyer, await paidEvent());
    goTo(20 * MINUTE);
    const kept = await payLater(id);
    expect(kept.statusCode).toBe(200);
    expect(kept.json<Order>()).toMatchObject({
      status: 'HELD',
      expires_at: after(24 * HOUR).toISOString(),
    });
    expect((await payLater(id)).json<Order>().expires_at).toBe(after(24 * HOUR).toISOString());
  });

  it('keeps them for the event’s own window', async () => {
    const event = await paidEvent();
    await offer(event, 72);
    const { id } = await shop.buy(buyer, event);
    expect((await payLater(id)).json<Order>().expires_at).toBe(after(72 * HOUR).toISOString());
  });

  it('keeps them until the start or the end of sale at most', async () => {
    const soon = await paidEvent({ start: after(5 * HOUR) });
    const first = await shop.buy(buyer, soon);
    expect((await payLater(first.id)).json<Order>().expires_at).toBe(after(5 * HOUR).toISOString());

    const event = await paidEvent();
    await shop.api.db
      .updateTable('ticket_types')
      .set({ sale_ends_at: after(2 * HOUR) })
      .where('event_id', '=', event)
      .execute();
    const second = await shop.buy(buyer, event);
    expect((await payLater(second.id)).json<Order>().expires_at).toBe(
      after(2 * HOUR).toISOString(),
    );
  });

  it('never makes a hold shorter', async () => {
    const event = await paidEvent();
    const { id, order } = await shop.buy(buyer, event);
    await shop.api.db
      .updateTable('ticket_types')
      .set({ sale_ends_at: after(MINUTE) })
      .where('event_id', '=', event)
      .execute();
    expect((await payLater(id)).json<Order>().expires_at).toBe(order.expires_at);
  });

  it('needs a verified address, says so, and leaves the hold as it is', async () => {
    const stranger = await makeUser(shop.api.db, 'ATTENDEE', { isVerified: false });
    const { id, order } = await shop.buy(stranger, await paidEvent());
    const refused = await payLater(id, stranger);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'email_unverified',
      detail: 'Confirm your email address to pay later. Open the link we emailed you.',
    });
    const { expires_at } = await shop.api.db
      .selectFrom('orders')
      .select('expires_at')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(expires_at).toEqual(after(30 * MINUTE));
  });

  it('is refused when the organizer does not offer it', async () => {
    const event = await paidEvent();
    await offer(event, 0);
    const { id } = await shop.buy(buyer, event);
    const refused = await payLater(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'pay_later_off' });
  });

  it('comes too late once the hold has ended', async () => {
    const { id } = await shop.buy(buyer, await paidEvent());
    goTo(31 * MINUTE);
    expect((await payLater(id)).json()).toMatchObject({ code: 'hold_expired' });
  });

  it('is the buyer’s alone', async () => {
    const { id } = await shop.buy(buyer, await paidEvent());
    expect((await payLater(id, organizer)).statusCode).toBe(404);
    const asVisitor = { method: 'POST' as const, url: `/api/tickets/${id}/pay-later/` };
    expect((await shop.api.inject(asVisitor)).statusCode).toBe(401);
  });

  it('keeps what it says: the seats are free after the window, and not before', async () => {
    const event = await paidEvent({ capacity: 1 });
    const { id } = await shop.buy(buyer, event);
    await payLater(id);
    const rival = await makeUser(shop.api.db);
    goTo(23 * HOUR);
    await shop.work('expire_hold');
    await expect(shop.buy(rival, event)).rejects.toThrow('sold_out');
    goTo(24 * HOUR + MINUTE);
    expect(await shop.buy(rival, event)).toMatchObject({ order: { status: 'HELD' } });
  });
});

it('an unpaid ticket says that it can’t be paid for while its event is suspended', async () => {
  const event = await paidEvent();
  await shop.buy(buyer, event);
  const canPay = async () => {
    const [ticket] = (await shop.api.call({ as: buyer, url: '/api/tickets/' })).json<Ticket[]>();
    return ticket?.can_pay;
  };
  const suspend = (suspended_at: Date | null) =>
    shop.api.db.updateTable('events').set({ suspended_at }).where('id', '=', event).execute();
  expect(await canPay()).toBe(true);
  await suspend(now);
  expect(await canPay()).toBe(false);
  await suspend(null);
  goTo(31 * MINUTE);
  expect(await canPay()).toBe(false);
});

describe('the reminder of an unpaid hold', () => {
  it('comes halfway through 30 minutes', async () => {
    await shop.buy(buyer, await paidEvent());
    goTo(14 * MINUTE);
    await shop.work();
    expect(await remindersTo(buyer.email)).toHaveLength(0);
    goTo(16 * MINUTE);
    await shop.work();
    await shop.work();
    expect(await remindersTo(buyer.email)).toHaveLength(1);
  });

  it.each([
    ['event', 'events'],
    ['buyer', 'users'],
  ] as const)(
    'does not come while the %s is suspended, when nothing can be paid',
    async (_who, table) => {
      const event = await paidEvent();
      await shop.buy(buyer, event);
      const id = table === 'events' ? event : buyer.id;
      const suspend = (suspended_at: Date | null) =>
        shop.api.db.updateTable(table).set({ suspended_at }).where('id', '=', id).execute();
      await suspend(new Date());
      goTo(16 * MINUTE);
      await shop.work();
      expect(await remindersTo(buyer.email)).toHaveLength(0);
      await suspend(null);
      await shop.work();
      expect(await remindersTo(buyer.email)).toHaveLength(1);
    },
  );

  it('comes again three hours before the end of what is paid for later', async () => {
    const { id } = await shop.buy(buyer, await paidEvent());
    goTo(16 * MINUTE);
    await shop.work();
    await payLater(id);
    goTo(20.9 * HOUR);
    await shop.work();
    expect(await remindersTo(buyer.email)).toHaveLength(1);
    goTo(21.1 * HOUR);
    await shop.work();
    await shop.work();
    expect(await remindersTo(buyer.email)).toHaveLength(2);
  });
});
