import { makeEvent, makeUser, type TestUser } from '../testing/builders';
import { startTestApp, type TestApp } from '../testing/testApp';

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

  it('says that photos are checked at the door, where the organizer has them checked', async () => {
    const event = await makeEvent(api.db, { organizer });
    expect((await get(`/events/${event}/`)).json()).not.toHaveProperty('checks_photos');
    const url = `/api/events/${event}/door/setup/`;
    await api.call({ as: organizer, method: 'PATCH', url, payload: { checks_photos: true } });
    expect((await get(`/events/${event}/`)).json()).toMatchObject({ checks_photos: true });
  });

  it('shows that an event is cancelled', async () => {
    const cancelled = await makeEvent(api.db, { organizer, status: 'CANCELLED' });
    expect((await get(`/events/${cancelled}/`)).json()).toMatchObject({ status: 'CANCELLED' });
  });

  it('returns 401 instead of a visitor’s view for an expired token', async () => {
    const response = await api.inject({
      method: 'GET',
      url: `/api/events/${eventId}/`,
      headers: { authorization: 'Bearer nonsense' },
    });
    expect(response.statusCode).toBe(401);
  });

  it('gives 23:30 in Lagos as the right instant, with its time zone', async () => {
    const start = new Date('2026-12-31T22:30:00Z');
    const late = await makeEvent(api.db, { organizer, start });
    expect((await get(`/events/${late}/`)).json()).toMatchObject({
      start_date: '2026-12-31T22:30:00.000Z',
      timezone: 'Africa/Lagos',
    });
  });

  it('shows what is left of each type’s quota', async () => {
    for (const [ticket_type, quantity] of [
      ['STANDARD', 3],
      ['VIP', 2],
    ] as const) {
      await api.call({
        as: buyer,
        method: 'POST',
        url: '/api/tickets/purchase/',
        payload: { event_id: eventId, ticket_type, quantity },
      });
    }
    expect((await get(`/events/${eventId}/`)).json()).toMatchObject({
      available_capacity: 5,
      ticket_types: [
        { ticket_type: 'STANDARD', available: 5 },
        { ticket_type: 'VIP', available: 1 },
      ],
    });
  });
});
