import { randomUUID } from 'node:crypto';
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

const get = (path: string) => api.call({ as: organizer, url: `/api${path}` });
const buy = (ticket_type: string, quantity: number) =>
  api.call({
    as: buyer,
    method: 'POST',
    url: '/api/tickets/purchase/',
    payload: { event_id: eventId, ticket_type, quantity },
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

  it('counts tickets, check-ins and remaining seats', async () => {
    expect((await get(`/events/${eventId}/statistics/`)).json()).toEqual({
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

  it('counts no seats while a draft has no capacity', async () => {
    const draft = await api.call({
      as: organizer,
      method: 'POST',
      url: '/api/events/',
      payload: { title: 'An idea', description: 'Perhaps.', category: 'Technology' },
    });
    const { id } = draft.json<{ id: number }>();
    expect((await get(`/events/${id}/statistics/`)).json()).toMatchObject({
      total_tickets: 0,
      available_capacity: 0,
      occupancy_rate: 0,
    });
  });

  it('lists one attendee per ticket', async () => {
    const attendees = (await get(`/events/${eventId}/attendees/`)).json<
      { checked_in: boolean; email: string }[]
    >();
    expect(attendees).toHaveLength(5);
    expect(attendees[0]).toEqual({
      user_id: buyer.id,
      name: expect.stringMatching(/^Ada Number\d+$/),
      email: buyer.email,
      phone: null,
      ticket_number: expect.stringMatching(/^TKT-/),
      ticket_type: 'STANDARD',
      on_hold: false,
      checked_in: false,
      checked_in_gate: null,
      checked_in_time: null,
    });
    expect(attendees.filter(({ checked_in }) => checked_in)).toHaveLength(1);
  });

  it('says when somebody inside has left', async () => {
    const url = `/events/${eventId}/attendees/`;
    type Listed = { checked_in: boolean; ticket_number: string; left_time?: string }[];
    const arrived = (await get(url)).json<Listed>().find(({ checked_in }) => checked_in);
    expect(arrived).not.toHaveProperty('left_time');
    const at = new Date().toISOString();
    const scan = { id: randomUUID(), ticket_number: arrived?.ticket_number, scanned_at: at };
    await api.call({
      as: organizer,
      method: 'POST',
      url: `/api/events/${eventId}/door/sync/`,
      payload: {
        device_id: randomUUID(),
        sent_at: at,
        scans: [{ ...scan, let_in: false, direction: 'out' }],
      },
    });
    const left = (await get(url)).json<Listed>().filter((each) => each.left_time);
    expect(left).toEqual([{ ...arrived, left_time: expect.any(String) }]);
  });

  it('sends a list that is held already only once it has changed, and to nobody else', async () => {
    const event_id = await makeEvent(api.db, { organizer });
    const url = `/api/events/${event_id}/attendees/`;
    const purchase = { as: buyer, method: 'POST', url: '/api/tickets/purchase/' } as const;
    const empty = await api.call({ as: organizer, url });
    expect(empty.headers['cache-control']).toBe('private, no-store');
    const headers = { 'if-none-match': String(empty.headers.etag) };
    const same = await api.call({ as: organizer, url, headers });
    expect(same).toMatchObject({ statusCode: 304, body: '' });
    expect((await api.call({ as: buyer, url, headers })).statusCode).toBe(403);

    await api.call({ ...purchase, payload: { event_id, ticket_type: 'STANDARD' } });
    const grown = await api.call({ as: organizer, url, headers });
    expect(grown.json()).toHaveLength(1);
    expect(grown.headers.etag).not.toBe(empty.headers.etag);
  });

  it('does not list unpaid tickets', async () => {
    const paidEvent = await makeEvent(api.db, { organizer, priceKobo: 100 });
    const payload = { event_id: paidEvent, ticket_type: 'STANDARD' };
    await api.call({ as: buyer, method: 'POST', url: '/api/tickets/purchase/', payload });
    expect((await get(`/events/${paidEvent}/attendees/`)).json()).toEqual([]);
    expect((await get(`/events/${paidEvent}/statistics/`)).json()).toMatchObject({
      sold_tickets: 0,
      available_capacity: 99,
    });
  });
});
