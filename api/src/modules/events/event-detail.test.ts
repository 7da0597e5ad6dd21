import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
let organizer: TestUser;
let buyer: TestUser;
let eventId: number;
beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
  buyer = await makeUser(api.db);
  eventId = await makeEvent(api.db, {
    organizer,
    capacity: 10,
    types: [{ kind: 'VIP', priceKobo: 0, quota: 3 }],
  });
});
afterAll(() => api.close());

const get = (path: string, as?: TestUser) =>
  api.call({ method: 'GET', url: `/api${path}`, ...(as && { as }) });
const buy = (ticket_type: string, quantity: number) =>
  api.call({
    as: buyer,
    method: 'POST',
    url: '/api/tickets/purchase/',
    payload: { event_id: eventId, ticket_type, quantity },
  });

describe('GET /events/:id/', () => {
  it.each(['/events/999999/', '/events/0/', '/events/abc/', '/events/99999999999999999999/'])(
    'answers 404 for %s',
    async (path) => {
      const response = await get(path);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'not_found' });
    },
  );

  it('shows a draft to its organizer and to an administrator, and to nobody else', async () => {
    const draft = await makeEvent(api.db, { organizer, status: 'DRAFT' });
    const admin = await makeUser(api.db, 'ADMIN');
    const other = await makeUser(api.db, 'ORGANIZER');
    for (const [who, status] of [
      [undefined, 404],
      [buyer, 404],
      [other, 404],
      [organizer, 200],
      [admin, 200],
    ] as const) {
      expect((await get(`/events/${draft}/`, who)).statusCode).toBe(status);
    }
  });

  it('shows that an event is cancelled', async () => {
    const cancelled = await makeEvent(api.db, { organizer, status: 'CANCELLED' });
    expect((await get(`/events/${cancelled}/`)).json()).toMatchObject({ status: 'CANCELLED' });
  });

  it('answers 401, not a visitor’s view, to a token that has expired', async () => {
    const response = await api.inject({
      method: 'GET',
      url: `/api/events/${eventId}/`,
      headers: { authorization: 'Bearer nonsense' },
    });
    expect(response.statusCode).toBe(401);
  });

  it('shows the moment of 23:30 in Lagos, its zone beside it', async () => {
    const start = new Date('2026-12-31T22:30:00Z');
    const late = await makeEvent(api.db, { organizer, start });
    expect((await get(`/events/${late}/`)).json()).toMatchObject({
      start_date: '2026-12-31T22:30:00.000Z',
      timezone: 'Africa/Lagos',
    });
  });
});

describe('GET /events/:id/statistics/ and /attendees/', () => {
  beforeAll(async () => {
    await buy('STANDARD', 3);
    const vip = (await buy('VIP', 2)).json<{ ticket_number: string }>();
    await api.call({
      as: organizer,
      method: 'POST',
      url: '/api/tickets/check_in/',
      payload: { ticket_number: vip.ticket_number },
    });
  });

  it('counts tickets, entries and what is left', async () => {
    expect((await get(`/events/${eventId}/statistics/`, organizer)).json()).toEqual({
      total_tickets: 10,
      sold_tickets: 5,
      checked_in: 1,
      available_capacity: 5,
      occupancy_rate: 0.5,
      ticket_types: [
        { ticket_type: 'STANDARD', count: 3 },
        { ticket_type: 'VIP', count: 2 },
      ],
    });
  });

  it('tells of each type what is left of its quota', async () => {
    expect((await get(`/events/${eventId}/`)).json()).toMatchObject({
      available_capacity: 5,
      ticket_types: [
        { ticket_type: 'STANDARD', available: 5 },
        { ticket_type: 'VIP', available: 1 },
      ],
    });
  });

  it('lists one attendee a ticket', async () => {
    const attendees = (await get(`/events/${eventId}/attendees/`, organizer)).json<
      { checked_in: boolean; email: string }[]
    >();
    expect(attendees).toHaveLength(5);
    expect(attendees[0]).toEqual({
      user_id: buyer.id,
      name: expect.stringMatching(/^Ada Number\d+$/),
      email: buyer.email,
      ticket_number: expect.stringMatching(/^TKT-/),
      ticket_type: 'STANDARD',
      checked_in: false,
      checked_in_time: null,
    });
    expect(attendees.filter(({ checked_in }) => checked_in)).toHaveLength(1);
  });

  it('does not list who has not paid', async () => {
    const paidEvent = await makeEvent(api.db, { organizer, priceKobo: 100 });
    const payload = { event_id: paidEvent, ticket_type: 'STANDARD' };
    await api.call({ as: buyer, method: 'POST', url: '/api/tickets/purchase/', payload });
    expect((await get(`/events/${paidEvent}/attendees/`, organizer)).json()).toEqual([]);
    expect((await get(`/events/${paidEvent}/statistics/`, organizer)).json()).toMatchObject({
      sold_tickets: 0,
      available_capacity: 99,
    });
  });
});
