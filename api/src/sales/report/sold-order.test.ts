import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { SoldTicketPage } from './sales-schemas';

let api: TestApp;
let organizer: TestUser;
let buyer: TestUser;
let toCome: number;
let over: number;
/** The orders by time of sale, oldest first. */
const orders: number[] = [];

async function sell(event_id: number, quantity: number, soldAt: string) {
  const payload = { event_id, ticket_type: 'STANDARD', quantity };
  const request = { as: buyer, method: 'POST' as const, url: '/api/tickets/purchase/', payload };
  const { order } = (await api.call(request)).json<{ order: { id: number } }>();
  await api.db
    .updateTable('orders')
    .set({ paid_at: new Date(soldAt), status: 'PAID' })
    .where('id', '=', order.id)
    .execute();
  orders.push(order.id);
  return order.id;
}

beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
  buyer = await makeUser(api.db);
  toCome = await makeEvent(api.db, { organizer, title: 'To come' });
  over = await makeEvent(api.db, { organizer, title: 'Over' });
  const rival = await makeUser(api.db, 'ORGANIZER');
  await sell(await makeEvent(api.db, { organizer: rival }), 1, '2026-03-03T12:00:00Z');
  orders.pop();
  await sell(over, 2, '2026-03-01T12:00:00Z');
  await sell(toCome, 1, '2026-03-02T12:00:00Z');
  // An hour later the same day.
  const cancelled = await sell(toCome, 2, '2026-03-02T13:00:00Z');
  await sell(toCome, 3, '2026-03-04T12:00:00Z');
  await api.db
    .updateTable('tickets')
    .set({ status: 'CANCELLED' })
    .where('order_id', '=', cancelled)
    .execute();
  await api.db
    .updateTable('events')
    .set({
      start_date: new Date('2026-03-05T09:00:00Z'),
      end_date: new Date('2026-03-05T12:00:00Z'),
    })
    .where('id', '=', over)
    .execute();
});
afterAll(() => api.close());

const sold = async (query: string, as = organizer) => {
  const response = await api.call({ url: `/api/tickets/sold/${query}`, as });
  expect(response.statusCode).toBe(200);
  return response.json<SoldTicketPage>();
};

describe('GET /tickets/sold/', () => {
  // A search, and a range starting in the middle of a day, count the rows; everything else comes from the figures.
  describe.each(['', '&search=number', '&from=2020-01-01T12:00:00Z'])('with "%s"', (more) => {
    it.each([
      ['all', '?', 8, 6],
      ['all but cancelled ones', '?status=NOT_CANCELLED', 6, 6],
      ['those of events to come', '?when=upcoming', 6, 4],
      ['those of events that are over', '?when=past', 2, 2],
      ['what matters', '?when=upcoming&status=NOT_CANCELLED', 4, 4],
      ['the cancelled ones of events to come', '?when=upcoming&status=CANCELLED', 2, 0],
      ['none that are over of one to come', () => `?when=past&event=${toCome}`, 0, 0],
    ])('lists %s, with their totals', async (_what, query, count, valid) => {
      const page = await sold(`${typeof query === 'string' ? query : query()}${more}`);
      expect([page.count, page.results.length, page.totals.tickets]).toEqual([count, count, valid]);
    });
  });

  const orderIds = ({ results }: SoldTicketPage) => results.map(({ order_id: id }) => id);

  it.each(['', '&search=number'])(
    'lists the latest sale first, or the oldest, with "%s"',
    async (more) => {
      const oldestFirst = orderIds(await sold(`?ordering=sold_at${more}`));
      expect([...new Set(oldestFirst)]).toEqual(orders);
      const newestFirst = orderIds(await sold(`?ordering=-sold_at${more}`));
      expect(newestFirst).toEqual(oldestFirst.toReversed());
      expect(orderIds(await sold(`?${more.slice(1)}`))).toEqual(newestFirst);
    },
  );

  it('pages through the oldest first, each ticket once, across days', async () => {
    const pages = [1, 2, 3].map((page) => sold(`?ordering=sold_at&page_size=3&page=${page}`));
    const found = (await Promise.all(pages)).flatMap(({ results }) => results);
    const whole = (await sold('?ordering=sold_at')).results;
    expect(found.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    const { next } = await sold('?ordering=sold_at&when=upcoming&page_size=3');
    expect(next).toMatch(/ordering=sold_at/);
    expect(next).toMatch(/when=upcoming/);
  });

  it('shows an administrator no other organizers’ tickets', async () => {
    const admin = await makeUser(api.db, 'ADMIN');
    expect((await sold('?when=upcoming&status=NOT_CANCELLED', admin)).count).toBe(0);
  });

  it.each(['?when=soon', '?status=GONE', '?ordering=price'])('refuses %s', async (query) => {
    const response = await api.call({ url: `/api/tickets/sold/${query}`, as: organizer });
    expect(response.statusCode).toBe(400);
  });
});

it('writes the name of a holder without a last name as the door does, without a stray space', async () => {
  const rival = await makeUser(api.db, 'ORGANIZER');
  const holder = await makeUser(api.db);
  await api.db.updateTable('users').set({ last_name: '' }).where('id', '=', holder.id).execute();
  const event = await makeEvent(api.db, { organizer: rival });
  const payload = { event_id: event, ticket_type: 'STANDARD' };
  await api.call({ as: holder, method: 'POST', url: '/api/tickets/purchase/', payload });
  const { results } = await sold('', rival);
  expect(results).toMatchObject([{ name: 'Ada', buyer: null }]);
  const attendees = await api.call({ url: `/api/events/${event}/attendees/`, as: rival });
  expect(attendees.json()).toMatchObject([{ name: 'Ada' }]);
});
