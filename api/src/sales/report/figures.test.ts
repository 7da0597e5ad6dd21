import { sql, type Kysely } from 'kysely';
import * as keptPricesFilled from '../../platform/database/migrations/0701-kept-prices-filled';
import { foldFigures, correctFigures } from '../../platform/figures/figures-repository';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { SalesReport, SoldTicketPage } from './sales-schemas';

let shop: TestPayments;
let organizer: TestUser;
let admin: TestUser;
let buyer: TestUser;
let event: number;

const post = (path: string, as: TestUser, payload: object = {}) =>
  shop.api.call({ as, method: 'POST', url: `/api${path}`, payload });
const report = async (path: string, as: TestUser) => {
  const response = await shop.api.call({ as, url: `/api${path}` });
  expect(response.statusCode).toBe(200);
  return response.json<SalesReport>();
};
/** A range starting in the middle of a day is counted from the rows. */
const FROM_ROWS = '?from=2000-01-01T12:00:00Z';

async function expectFiguresToEqualRows() {
  for (const [path, as] of [
    [`/events/${event}/sales/`, organizer],
    ['/events/sales/', organizer],
    ['/events/sales/', admin],
    [`/events/${event}/statistics/`, organizer],
  ] as const) {
    expect(await report(path, as)).toEqual(await report(`${path}${FROM_ROWS}`, as));
  }
  expect(await countedMails()).toEqual(await mailsThere());
  expect(await countedOrders()).toEqual(await ordersThere());
  // Day by day, including figures that no report shows, such as unpaid tickets.
  expect(await correctFigures(shop.api.db)).toBe(0);
}

const readAll = async (statement: string) =>
  (await sql.raw<{ key: string; n: number }>(statement).execute(shop.api.db)).rows;
const countedMails = () =>
  readAll(`SELECT status AS key, sum(mails)::int AS n FROM mail_figures
    GROUP BY 1 HAVING sum(mails) <> 0 ORDER BY 1`);
const mailsThere = () =>
  readAll('SELECT status AS key, count(*)::int AS n FROM mails GROUP BY 1 ORDER BY 1');
const countedOrders = () =>
  readAll(`SELECT status AS key, sum(orders)::int AS n FROM order_figures
    GROUP BY 1 HAVING sum(orders) <> 0 ORDER BY 1`);
const ordersThere = () =>
  readAll('SELECT status AS key, count(*)::int AS n FROM orders GROUP BY 1 ORDER BY 1');

beforeAll(async () => {
  shop = await startTestPayments({ webhooks: false });
  organizer = await makeUser(shop.api.db, 'ORGANIZER');
  admin = await makeUser(shop.api.db, 'ADMIN');
  buyer = await makeUser(shop.api.db);
  event = await makeEvent(shop.api.db, { organizer, priceKobo: 150_000 });
});
afterAll(() => shop.close());

async function paid(quantity: number, eventId = event) {
  const bought = await shop.buy(buyer, eventId, quantity);
  const payment = await shop.initiate(buyer, bought.id);
  await shop.pay(payment);
  await post(`/payments/${payment.reference}/check/`, buyer);
  return bought.tickets;
}

describe('the figures', () => {
  it('equal the rows after sales, check-ins, refunds, cancellations and transfers', async () => {
    const free = await makeEvent(shop.api.db, { organizer });
    const before = (await report('/events/sales/', organizer)).totals;
    await shop.buy(buyer, free, 3);
    await shop.buy(buyer, event, 2);
    const [first, second, third] = await paid(3);
    if (!first || !second || !third) throw new Error('Three tickets should have been sold');
    await expectFiguresToEqualRows();
    expect((await report('/events/sales/', organizer)).totals).toMatchObject({
      tickets: before.tickets + 6,
      revenue: (Number(before.revenue) + 4500).toFixed(2),
    });

    const atDoor = { ticket_number: first.ticket_number };
    await post('/tickets/check_in/', organizer, atDoor);
    await expectFiguresToEqualRows();
    expect((await report('/events/sales/', organizer)).totals.checked_in).toBe(
      before.checked_in + 1,
    );
    await foldFigures(shop.api.db);
    await expectFiguresToEqualRows();

    await post('/tickets/undo_check_in/', organizer, atDoor);
    expect((await post(`/tickets/${second.id}/refund/`, organizer)).statusCode).toBe(200);
    expect((await post(`/tickets/${third.id}/cancel/`, buyer)).statusCode).toBe(200);
    const offer = { name: 'Grace', email: 'grace@example.test' };
    expect((await post(`/tickets/${first.id}/transfer/`, buyer, offer)).statusCode).toBeLessThan(
      300,
    );
    await expectFiguresToEqualRows();
    await foldFigures(shop.api.db);
    await foldFigures(shop.api.db);
    await expectFiguresToEqualRows();
    const { rows } = await sql`
      SELECT FROM sales_figures GROUP BY event_id, ticket_type_id, day, local_day
      HAVING count(*) > 1`.execute(shop.api.db);
    expect(rows).toEqual([]);
  });

  it('follow an order that is paid on a later day, and what is kept of a cancelled ticket', async () => {
    const { id, order } = await shop.buy(buyer, event, 2);
    await sql`UPDATE orders SET status = 'PAID', paid_at = created_at + interval '3 days'
      WHERE id = ${order.id}`.execute(shop.api.db);
    await sql`UPDATE tickets SET status = 'VALID' WHERE order_id = ${order.id}`.execute(
      shop.api.db,
    );
    await expectFiguresToEqualRows();
    await sql`UPDATE tickets SET status = 'CANCELLED', kept_kobo = 5000 WHERE id = ${id}`.execute(
      shop.api.db,
    );
    await expectFiguresToEqualRows();
  });

  it('follow an event into another time zone', async () => {
    const { order } = await shop.buy(buyer, event);
    // Noon in Lagos, when the next day has already begun in Kiritimati.
    await sql`UPDATE orders SET status = 'PAID', paid_at = '2026-03-01T11:00:00Z'
      WHERE id = ${order.id}`.execute(shop.api.db);
    await sql`UPDATE tickets SET status = 'VALID' WHERE order_id = ${order.id}`.execute(
      shop.api.db,
    );
    await sql`UPDATE events SET timezone = 'Pacific/Kiritimati' WHERE id = ${event}`.execute(
      shop.api.db,
    );
    await expectFiguresToEqualRows();
  });

  it('do not count what is rolled back', async () => {
    await shop.api.db
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('tickets').set({ status: 'CANCELLED' }).execute();
        throw new Error('Undone');
      })
      .catch(() => undefined);
    await expectFiguresToEqualRows();
  });

  it('are corrected when they are wrong, which the operator learns', async () => {
    const [ticket] = await paid(1);
    await post('/tickets/check_in/', organizer, { ticket_number: ticket?.ticket_number });
    expect(await correctFigures(shop.api.db)).toBe(0);
    await sql`UPDATE sales_figures SET valid = valid + 7`.execute(shop.api.db);
    await sql`DELETE FROM check_in_figures`.execute(shop.api.db);
    await sql`DELETE FROM order_figures`.execute(shop.api.db);
    await sql`DELETE FROM mail_figures`.execute(shop.api.db);
    expect(await correctFigures(shop.api.db)).toBeGreaterThan(2);
    await expectFiguresToEqualRows();
    await foldFigures(shop.api.db);
    await expectFiguresToEqualRows();
  });

  it('keep the days of teams apart, also when they are added up anew', async () => {
    const rival = await makeUser(shop.api.db, 'ORGANIZER');
    await shop.buy(buyer, await makeEvent(shop.api.db, { organizer: rival }), 2);
    await shop.buy(buyer, event, 3);
    for (const add of [foldFigures, correctFigures, foldFigures]) {
      await add(shop.api.db);
      await expectFiguresToEqualRows();
      const { totals, by_day } = await report('/events/sales/', rival);
      expect([totals.tickets, by_day.map(({ tickets }) => tickets)]).toEqual([2, [2]]);
    }
  });

  it('are gone with their tickets', async () => {
    await shop.buy(buyer, await makeEvent(shop.api.db, { organizer }));
    await foldFigures(shop.api.db);
    const left = () =>
      readAll('SELECT day::text AS key, valid AS n FROM team_sales_totals WHERE valid > 0');
    expect(await left()).not.toEqual([]);
    await sql`TRUNCATE tickets CASCADE`.execute(shop.api.db);
    expect(await left()).toEqual([]);
  });

  it('count each sale once when two processes add up at once', async () => {
    await shop.buy(buyer, await makeEvent(shop.api.db, { organizer }), 2);
    await Promise.all([foldFigures(shop.api.db), foldFigures(shop.api.db)]);
    await expectFiguresToEqualRows();
  });
});

describe('the fees that the buyer bears', () => {
  /** Two tickets of ₦1,500, one of them cancelled. */
  async function oneOfTwoCancelled(refund_share: 'ALL' | 'LESS_FEES' | 'NONE') {
    const terms = { refund_share, fees_borne_by: 'BUYER' as const };
    const id = await makeEvent(shop.api.db, { organizer, priceKobo: 150_000 });
    await shop.api.db.updateTable('events').set(terms).where('id', '=', id).execute();
    const [first] = await paid(2, id);
    expect((await post(`/tickets/${first?.id}/cancel/`, buyer)).statusCode).toBe(200);
    return id;
  }

  async function revenuesOf(id: number) {
    const reports = [`/events/${id}/sales/`, `/events/${id}/sales/${FROM_ROWS}`];
    const lists = [`event=${id}`, `event=${id}&search=TKT`].map(
      (query) => `/tickets/sold/?${query}`,
    );
    const all = await Promise.all(
      reports.map(async (path) => {
        const { totals, by_day } = await report(path, organizer);
        return [totals.revenue, ...by_day.map(({ revenue }) => revenue)];
      }),
    );
    for (const path of lists) {
      const page = await shop.api.call({ as: organizer, url: `/api${path}` });
      all.push([page.json<SoldTicketPage>().totals.revenue]);
    }
    return all.flat();
  }

  it.each([
    ['ALL', '1500.00'],
    ['LESS_FEES', '1500.00'],
    ['NONE', '3000.00'],
  ] as const)(
    'are no revenue when a ticket is cancelled on the terms %s',
    async (share, revenue) => {
      const id = await oneOfTwoCancelled(share);
      expect(await revenuesOf(id)).toEqual(Array.from({ length: 6 }, () => revenue));
      expect(await correctFigures(shop.api.db)).toBe(0);
    },
  );

  it('are taken out of what was counted before', async () => {
    const id = await oneOfTwoCancelled('LESS_FEES');
    await foldFigures(shop.api.db);
    const counted = await readAll(`
      UPDATE sales_figures SET kept_kobo = tickets.kept_kobo FROM tickets
      WHERE sales_figures.event_id = ${id} AND tickets.event_id = ${id} AND tickets.kept_kobo > 0
      RETURNING sales_figures.kept_kobo AS n`);
    expect(counted).toEqual([{ n: expect.any(Number) as number }]);
    expect((await revenuesOf(id))[0]).not.toBe('1500.00');
    await keptPricesFilled.up(shop.api.db as unknown as Kysely<unknown>);
    expect((await revenuesOf(id))[0]).toBe('1500.00');
    expect(await correctFigures(shop.api.db)).toBe(0);
  });
});
