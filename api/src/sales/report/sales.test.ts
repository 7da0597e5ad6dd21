import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { AttendeeSearch, SalesReport, SoldTicketPage } from './sales-schemas';

let api: TestApp;
let organizer: TestUser;
let buyer: TestUser;
let conference: number;
let meetup: number;

const get = (path: string, as: TestUser = organizer) => api.call({ url: `/api${path}`, as });
const buy = async (event_id: number, quantity: number, attendees: object[] = [], as = buyer) => {
  const payload = { event_id, ticket_type: 'STANDARD', quantity, attendees };
  const response = await api.call({
    as,
    method: 'POST',
    url: '/api/tickets/purchase/',
    payload,
  });
  return response.json<{ order: { id: number }; tickets: { ticket_number: string }[] }>();
};
const soldOn = async (orderId: number, paid_at: Date) => {
  await api.db
    .updateTable('orders')
    .set({ paid_at, status: 'PAID' })
    .where('id', '=', orderId)
    .execute();
  await api.db
    .updateTable('tickets')
    .set({ status: 'VALID' })
    .where('order_id', '=', orderId)
    .execute();
};

beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
  buyer = await makeUser(api.db);
  conference = await makeEvent(api.db, { organizer, title: 'Conference', priceKobo: 150_050 });
  meetup = await makeEvent(api.db, { organizer, title: 'Meetup' });
  const rival = await makeUser(api.db, 'ORGANIZER');
  await buy(await makeEvent(api.db, { organizer: rival }), 1);

  // 23:30 in Lagos on 1 March, and an hour later: two days there, but one in UTC.
  const first = await buy(conference, 2, [{ name: 'Bọ́lá Adé', email: 'bola@example.test' }]);
  await soldOn(first.order.id, new Date('2026-03-01T22:30:00Z'));
  const second = await buy(conference, 1);
  await soldOn(second.order.id, new Date('2026-03-01T23:30:00Z'));
  const free = await buy(meetup, 3);
  await soldOn(free.order.id, new Date('2026-03-05T12:00:00Z'));
  await buy(conference, 4);
  await api.db
    .updateTable('tickets')
    .set({ checked_in_at: new Date('2026-03-10T08:40:00Z') })
    .where('ticket_number', '=', first.tickets[0]?.ticket_number ?? '')
    .execute();
});
afterAll(() => api.close());

describe('GET /tickets/sold/', () => {
  const sold = async (query: string) => {
    const response = await get(`/tickets/sold/${query}`);
    expect(response.statusCode).toBe(200);
    return response.json<SoldTicketPage>();
  };

  it('lists only my events’ tickets, including pending ones, with totals of the valid ones', async () => {
    const page = await sold('');
    expect(page.count).toBe(10);
    expect(page.totals).toEqual({ tickets: 6, revenue: '4501.50', checked_in: 1 });
  });

  it.each([
    ['event', () => `?event=${meetup}`, 3],
    ['status', () => '?status=PENDING', 4],
    ['a word of the holder’s name', () => `?search=${encodeURIComponent('bọ́lá')}`, 1],
    ['the holder’s address', () => '?search=bola@example', 1],
    ['a percent sign, which is no wildcard', () => '?search=%25', 0],
    ['the day of sale, in Lagos', () => '?from=2026-03-02&to=2026-03-02', 1],
    ['a range of days', () => '?from=2026-03-01&to=2026-03-05', 6],
  ])('filters by %s', async (_what, query, count) => {
    expect((await sold(query())).count).toBe(count);
  });

  it('has no page after one that is exactly full', async () => {
    const last = await sold('?page_size=5&page=2');
    expect([last.count, last.results.length, last.next]).toEqual([10, 5, null]);
  });

  it('pages through each ticket once', async () => {
    const first = await sold('?page_size=6');
    expect(first.previous).toBeNull();
    const second = (await get(first.next?.replace('/api', '') ?? '')).json<SoldTicketPage>();
    const ids = [...first.results, ...second.results].map(({ id }) => id);
    expect(new Set(ids).size).toBe(10);
    expect(second.next).toBeNull();
  });

  it('shows an administrator their own events’ tickets, and any event’s that they name', async () => {
    const admin = await makeUser(api.db, 'ADMIN');
    expect((await get('/tickets/sold/', admin)).json()).toMatchObject({ count: 0 });
    const { results } = (await get('/tickets/sold/')).json<SoldTicketPage>();
    const named = await get(`/tickets/sold/?event=${results[0]?.event.id}`, admin);
    expect(named.json<SoldTicketPage>().count).toBeGreaterThan(0);
  });

  it('says who booked a ticket that another holds, and finds it by them', async () => {
    const rival = await makeUser(api.db, 'ORGANIZER');
    const event = await makeEvent(api.db, { organizer: rival });
    const tunde = await makeUser(api.db);
    const person = { first_name: 'Túndé', last_name: 'Adeyẹmi', email: 'tunde@buyers.test' };
    await api.db.updateTable('users').set(person).where('id', '=', tunde.id).execute();
    const zainab = { name: 'Zainab Bello', email: 'zainab@example.test' };
    const himself = { name: 'Túndé Adeyẹmi', email: person.email };
    const { order } = await buy(event, 2, [zainab, himself], tunde);
    const phone = '+2348031234567';
    await api.db.updateTable('orders').set({ phone }).where('id', '=', order.id).execute();
    const reference = `NZ-${order.id}-1-ab12cd34`;
    const payment = { order_id: order.id, reference, attempt: 1, amount_kobo: 100 };
    await api.db.insertInto('payments').values(payment).execute();
    const found = async (search: string) => {
      const path = `/tickets/sold/?search=${encodeURIComponent(search)}`;
      const { results } = (await get(path, rival)).json<SoldTicketPage>();
      return results.map(({ name, buyer: by }) => [name, by]);
    };
    const both = [
      ['Túndé Adeyẹmi', null],
      ['Zainab Bello', { name: 'Túndé Adeyẹmi', email: 'tunde@buyers.test' }],
    ];
    const searches = ['tunde', 'Adeyemi Túndé', 'tunde@buyers', '0803 123 4567'];
    for (const search of [...searches, reference.toUpperCase(), `nz-${order.id}`]) {
      expect([search, await found(search)]).toEqual([search, both]);
    }
    expect(await found('zainab tunde')).toEqual([both[1]]);
    expect(await found('0803 123 4568')).toEqual([]);
  });

  it('rejects an invalid range', async () => {
    const response = await get('/tickets/sold/?from=yesterday');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty('from');
  });
});

describe('GET /tickets/attendees/', () => {
  const find = async (search: string, more = '', as = organizer) => {
    const response = await get(
      `/tickets/attendees/?search=${encodeURIComponent(search)}${more}`,
      as,
    );
    expect(response.statusCode).toBe(200);
    return response.json<AttendeeSearch>();
  };

  it('finds a name without its dots, accents, hooks and apostrophes', async () => {
    const [{ ticket_id: id } = { ticket_id: 0 }] = (await find('bola ade')).results;
    const rename = (name: string) =>
      api.db.updateTable('tickets').set({ holder_name: name }).where('id', '=', id).execute();
    await rename('Ɗanjuma O’Brien');
    for (const text of ['danjuma obrien', "ƊANJUMA O'BRIEN"]) {
      expect((await find(text)).results).toMatchObject([{ ticket_id: id }]);
    }
    expect((await find("'")).results).toEqual([]);
    await rename('Bọ́lá Adé');
  });

  it('finds by name, email or ticket number across my events, ignoring case', async () => {
    const { results } = await find('BỌ́LÁ adé');
    expect(results).toEqual([
      {
        ticket_id: expect.any(Number),
        ticket_number: expect.stringMatching(/^TKT-/),
        ticket_type: 'STANDARD',
        status: 'VALID',
        on_hold: false,
        name: 'Bọ́lá Adé',
        email: 'bola@example.test',
        event: { id: conference, title: 'Conference', timezone: 'Africa/Lagos' },
        checked_in: true,
        checked_in_time: '2026-03-10T08:40:00.000Z',
      },
    ]);
    expect((await find('bola@EXAMPLE')).results).toEqual(results);
    expect((await find(results[0]?.ticket_number.toLowerCase() ?? '')).results).toEqual(results);
  });

  it('returns eight by default, and counts all', async () => {
    const found = await find('number');
    expect(found.count).toBe(9);
    expect(found.results).toHaveLength(8);
    expect((await find('number', '&limit=3')).results).toHaveLength(3);
  });

  it('lists cancelled tickets after valid ones', async () => {
    const { results } = await find('number', '&limit=20');
    const newest = results[0]?.ticket_id ?? 0;
    const cancel = (status: 'CANCELLED' | 'PENDING') =>
      api.db.updateTable('tickets').set({ status }).where('id', '=', newest).execute();
    await cancel('CANCELLED');
    const after = (await find('number', '&limit=20')).results;
    expect(after.at(-1)).toMatchObject({ ticket_id: newest, status: 'CANCELLED' });
    await cancel('PENDING');
  });

  it('finds nobody for blanks, nor other organizers’ attendees, also for an administrator', async () => {
    expect(await find('  ')).toEqual({ count: 0, results: [] });
    expect(await find('%')).toEqual({ count: 0, results: [] });
    const admin = await makeUser(api.db, 'ADMIN');
    expect((await find('number', '', admin)).count).toBe(0);
  });

  it.each(['', '?search=a&limit=21', '?search=a&limit=0', '?search=a&more=1'])(
    'refuses %j',
    async (query) => {
      expect((await get(`/tickets/attendees/${query}`)).statusCode).toBe(400);
    },
  );
});

describe('GET /events/:id/sales/ and /events/sales/', () => {
  it('counts sales by the event’s day and check-ins by its hour', async () => {
    expect((await get(`/events/${conference}/sales/`)).json<SalesReport>()).toEqual({
      timezone: 'Africa/Lagos',
      totals: { tickets: 3, revenue: '4501.50', checked_in: 1 },
      by_day: [
        { day: '2026-03-01', tickets: 2, revenue: '3001.00' },
        { day: '2026-03-02', tickets: 1, revenue: '1500.50' },
      ],
      check_ins_by_hour: [{ hour: '2026-03-10T09:00', check_ins: 1 }],
      events: [
        {
          event_id: conference,
          title: 'Conference',
          max_attendees: 100,
          start_date: expect.any(String),
          tickets: 3,
          revenue: '4501.50',
          checked_in: 1,
        },
      ],
    });
  });

  it('applies the range, event by event', async () => {
    const report = (await get('/events/sales/?from=2026-03-02')).json<SalesReport>();
    expect(report.by_day.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-05']);
    expect(report.events.map(({ title, tickets }) => [title, tickets])).toEqual(
      expect.arrayContaining([
        ['Conference', 1],
        ['Meetup', 3],
      ]),
    );
  });
});

describe('GET /events/:id/statistics/?from=&to=', () => {
  it('applies the range, with days in the event’s time zone', async () => {
    const statistics = async (query: string) =>
      (await get(`/events/${conference}/statistics/${query}`)).json();
    expect(await statistics('?to=2026-03-01')).toMatchObject({ sold_tickets: 2, checked_in: 1 });
    expect(await statistics('?from=2026-03-02')).toMatchObject({ sold_tickets: 1, checked_in: 0 });
    expect(await statistics('')).toMatchObject({ sold_tickets: 3, occupancy_rate: 0.03 });
  });
});
