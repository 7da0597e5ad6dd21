import { formOf, makeEvent, makeUser, type TestUser } from '../testing/builders';
import { startTestApp, type TestApp } from '../testing/testApp';
import type { Event } from './events-schemas';

let api: TestApp;
let organizer: TestUser;
let buyer: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
  buyer = await makeUser(api.db);
});
afterAll(() => api.close());

const HOUR = 3_600_000;
const future = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const patch = (id: number, payload: object, as: TestUser = organizer) =>
  api.call({ method: 'PATCH', url: `/api/events/${id}/`, payload, as });
const cancel = (id: number, payload?: object) =>
  api.call({
    method: 'POST',
    url: `/api/events/${id}/cancel/`,
    as: organizer,
    ...(payload && { payload }),
  });
const buy = (eventId: number, change: object = {}) =>
  api.call({
    as: buyer,
    method: 'POST',
    url: '/api/tickets/purchase/',
    payload: { event_id: eventId, ticket_type: 'STANDARD', ...change },
  });
const mailsOf = async (template: string) => {
  const rows = await api.db
    .selectFrom('mails')
    .select(['recipient', 'data'])
    .where('template', '=', template)
    .orderBy('recipient')
    .execute();
  await api.db.deleteFrom('mails').execute();
  return rows;
};
const movedAt = async (id: number) => {
  const events = api.db.selectFrom('events').select('moved_at').where('id', '=', id);
  return (await events.executeTakeFirstOrThrow()).moved_at;
};

describe('PATCH /events/:id/', () => {
  it.each<[string, object, Record<string, string[]>]>([
    ['a short title', { title: 'ab' }, { title: ['Title must be at least 3 characters'] }],
    [
      'a start in the past',
      { start_date: '2020-01-01T09:00:00Z' },
      { start_date: ['Start date must be in the future'] },
    ],
    ['no start', { start_date: null }, { start_date: ['Start date is required'] }],
    [
      'fewer seats than are taken',
      { max_attendees: 1 },
      { max_attendees: ['2 seats are already taken'] },
    ],
    [
      'a draft of what is out',
      { status: 'DRAFT' },
      { status: ['A published event cannot become a draft again'] },
    ],
    [
      'types without STANDARD',
      { ticket_types: [{ ticket_type: 'VIP', price: '1' }] },
      { ticket_types: ['A STANDARD ticket type is required'] },
    ],
    [
      'a quota below what is taken, and a type twice',
      { ticket_types: [{ ticket_type: 'STANDARD', price: '-1', quota: 0 }] },
      {
        ticket_types: ['STANDARD: Price cannot be negative', 'STANDARD: Quota must be at least 1'],
      },
    ],
    [
      'a sale that ends before it starts',
      {
        ticket_types: [
          { ticket_type: 'STANDARD', price: 1 },
          { ticket_type: 'VIP', price: 2, sale_starts_at: future(5), sale_ends_at: future(4) },
        ],
      },
      { ticket_types: ['VIP: The sale must end after it starts'] },
    ],
    ['an unknown field', { organizer_id: 1 }, { organizer_id: ['This field is not known.'] }],
  ])('refuses %s and changes nothing', async (_what, change, errors) => {
    const id = await makeEvent(api.db, { organizer });
    await buy(id, { quantity: 2 });
    const before = (await api.inject({ url: `/api/events/${id}/` })).json();
    const response = await patch(id, change);
    expect(response.json()).toEqual(errors);
    expect(response.statusCode).toBe(400);
    expect((await api.inject({ url: `/api/events/${id}/` })).json()).toEqual(before);
  });

  it('refuses to change a cancelled event', async () => {
    const id = await makeEvent(api.db, { organizer, status: 'CANCELLED' });
    const response = await patch(id, { title: 'Back again' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'event_cancelled' });
  });

  it('publishes a complete draft', async () => {
    const form = formOf({ title: 'A draft', description: 'Not ready.', category: 'Other' });
    const made = await api.call({ method: 'POST', url: '/api/events/', ...form, as: organizer });
    const { id } = made.json<Event>();
    expect((await patch(id, { status: 'PUBLISHED' })).json()).toEqual({
      location: ['Location must be at least 5 characters'],
      start_date: ['Start date is required'],
      end_date: ['End date is required'],
      max_attendees: ['Max attendees is required'],
      ticket_price: ['Ticket price is required'],
    });
    const complete = {
      location: '3 Wuse Street, Abuja',
      max_attendees: 50,
      ticket_price: '0',
      start_date: future(48),
      end_date: future(50),
      status: 'PUBLISHED',
    };
    expect((await patch(id, complete)).json()).toMatchObject({
      status: 'PUBLISHED',
      city: 'Abuja',
      title: 'A draft',
    });
    expect(await mailsOf('event_changed')).toEqual([]);
  });

  it('allows text changes after the event has started', async () => {
    const id = await makeEvent(api.db, { organizer, start: new Date(Date.now() - HOUR) });
    expect((await patch(id, { title: 'Room 2, not 1' })).statusCode).toBe(200);
  });

  it('mails every holder once about a new time or place, but not about a new title', async () => {
    const id = await makeEvent(api.db, { organizer });
    await buy(id, { quantity: 2, attendees: [{ name: 'Bola', email: 'bola@example.test' }] });
    await buy(id);
    await mailsOf('ticket');
    await patch(id, { title: 'A better name' });
    expect(await mailsOf('event_changed')).toEqual([]);
    await patch(id, { location: '9 <b>Marina</b> Road, Lagos' });
    expect(await mailsOf('event_changed')).toMatchObject([
      { recipient: 'bola@example.test', data: { firstName: 'Bola', isMoved: true } },
      { recipient: buyer.email, data: { firstName: 'Ada', isRetimed: false } },
    ]);
  });

  it('of what is over corrects its place, and moves nothing', async () => {
    const id = await makeEvent(api.db, { organizer });
    await buy(id);
    await mailsOf('ticket');
    const times = {
      start_date: new Date(Date.now() - 5 * HOUR),
      end_date: new Date(Date.now() - HOUR),
    };
    await api.db.updateTable('events').set(times).where('id', '=', id).execute();
    expect((await patch(id, { location: '9 Marina Road, Lagos' })).statusCode).toBe(200);
    expect(await mailsOf('event_changed')).toEqual([]);
    expect(await movedAt(id)).toBeNull();
  });

  it('of what is over corrects its end, but holds it neither again nor longer', async () => {
    const id = await makeEvent(api.db, { organizer });
    await buy(id);
    await mailsOf('ticket');
    const times = {
      start_date: new Date(Date.now() - 5 * HOUR),
      end_date: new Date(Date.now() - HOUR),
      doors_open: new Date(Date.now() - 6 * HOUR),
    };
    await api.db.updateTable('events').set(times).where('id', '=', id).execute();
    const over =
      'This event is over, so it can’t be moved. To hold it again, duplicate it in My Events.';
    const refused = async (change: object) => {
      const response = await patch(id, change);
      expect(response.statusCode).toBe(400);
      return response.json<object>();
    };
    expect(await refused({ start_date: future(48), end_date: future(50) })).toEqual({
      start_date: [over],
      end_date: [over],
    });
    expect(await refused({ start_date: future(48) })).toEqual({ start_date: [over] });
    expect(await refused({ start_date: future(-9) })).toEqual({ start_date: [over] });
    expect(await refused({ end_date: future(1) })).toEqual({ end_date: [over] });
    expect(await mailsOf('event_changed')).toEqual([]);
    expect(await movedAt(id)).toBeNull();
    expect((await patch(id, { end_date: future(-2) })).statusCode).toBe(200);
  });

  it('can’t end an event by moving its end into the past', async () => {
    const start = new Date(Date.now() - 5 * HOUR);
    const id = await makeEvent(api.db, { organizer, start, hours: 6 });
    const refused = await patch(id, { end_date: future(-1) });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({ end_date: ['End date must be in the future'] });
    expect((await patch(id, { end_date: future(0.1) })).statusCode).toBe(200);
  });

  it('keeps the other types when the simple price changes', async () => {
    const types = [{ kind: 'VIP' as const, priceKobo: 500, quota: 3 }];
    const id = await makeEvent(api.db, { organizer, types });
    expect((await patch(id, { ticket_price: '20' })).json()).toMatchObject({
      ticket_price: '20.00',
      ticket_types: [
        { ticket_type: 'STANDARD', price: '20.00' },
        { ticket_type: 'VIP', price: '5.00', quota: 3 },
      ],
    });
  });

  it('replaces the types, except those ever booked', async () => {
    const types = [{ kind: 'VIP' as const, priceKobo: 0 }];
    const id = await makeEvent(api.db, { organizer, types });
    const ends = future(24);
    const list = [
      { ticket_type: 'EARLY_BIRD', price: '1', quota: 10, sale_ends_at: ends },
      { ticket_type: 'STANDARD', price: '2' },
    ];
    await buy(id, { ticket_type: 'VIP' });
    expect((await patch(id, { ticket_types: list })).json()).toEqual({
      ticket_types: ['VIP: has been booked, so end its sale instead of removing it'],
    });
    const all = [...list, { ticket_type: 'VIP', price: '0', sale_ends_at: future(1) }];
    expect((await patch(id, { ticket_types: all })).json()).toMatchObject({
      ticket_types: [
        { ticket_type: 'STANDARD', price: '2.00' },
        { ticket_type: 'VIP' },
        { ticket_type: 'EARLY_BIRD', price: '1.00', available: 10, sale_ends_at: ends },
      ],
    });
  });

  it('replaces no types that somebody else has changed since', async () => {
    const types = [{ kind: 'VIP' as const, priceKobo: 500_00 }];
    const id = await makeEvent(api.db, { organizer, types });
    const read = async () => (await api.inject({ url: `/api/events/${id}/` })).json<Event>();
    const opened = (await read()).updated_at;
    const vip = (price: string) => [
      { ticket_type: 'STANDARD', price: '0' },
      { ticket_type: 'VIP', price },
    ];
    await buy(id);
    const raised = await patch(id, { ticket_types: vip('900'), expected_updated_at: opened });
    expect(raised.statusCode).toBe(200);
    const outdated = await patch(id, { ticket_types: vip('500'), expected_updated_at: opened });
    expect(outdated.statusCode).toBe(409);
    expect(outdated.json()).toMatchObject({
      code: 'event_changed',
      detail:
        'This event has been changed since you opened it. Load it again to see it as it is now.',
    });
    expect(await read()).toMatchObject({ ticket_types: [{}, { price: '900.00' }] });
    expect((await patch(id, { title: 'A better name' })).statusCode).toBe(200);
    expect((await patch(id, { ticket_types: vip('700') })).statusCode).toBe(200);
  });

  it('lets organizers name a type, and keeps the name until it is changed or removed', async () => {
    const id = await makeEvent(api.db, { organizer });
    const named = async (change: object) => {
      const ticket_types = [{ ticket_type: 'STANDARD', price: '0', ...change }];
      const response = await patch(id, { ticket_types });
      expect(response.statusCode).toBe(200);
      return response.json<{ ticket_types: { name?: string }[] }>().ticket_types[0]?.name;
    };
    expect(await named({})).toBeUndefined();
    expect(await named({ name: ' Student “Early” ' })).toBe('Student “Early”');
    expect(await named({ quota: 50 })).toBe('Student “Early”');
    expect((await patch(id, { ticket_price: '0' })).json()).toMatchObject({
      ticket_types: [{ name: 'Student “Early”' }],
    });
    await buy(id, { ticket_type: 'STANDARD' });
    const tickets = await api.call({ url: '/api/tickets/', as: buyer });
    expect(tickets.json<object[]>()[0]).toMatchObject({
      ticket_type: 'STANDARD',
      ticket_type_name: 'Student “Early”',
    });
    expect(await named({ name: '  ' })).toBeUndefined();
    expect(await named({ name: 'Again' })).toBe('Again');
    expect(await named({ name: null })).toBeUndefined();
    const long = [{ ticket_type: 'STANDARD', price: '0', name: 'x'.repeat(41) }];
    expect((await patch(id, { ticket_types: long })).json()).toEqual({
      ticket_types: ['STANDARD: Name must be at most 40 characters'],
    });
  });

  it('takes ticket types at creation, as JSON text in a form', async () => {
    const form = formOf({
      title: 'Three prices',
      description: 'One event, three prices.',
      category: 'Music',
      ticket_types: JSON.stringify([
        { ticket_type: 'VIP', name: 'Front row', price: '9000', quota: 5 },
        { ticket_type: 'STANDARD', price: '3000' },
      ]),
    });
    const made = await api.call({ method: 'POST', url: '/api/events/', ...form, as: organizer });
    expect(made.json()).toMatchObject({
      ticket_price: '3000.00',
      ticket_types: [
        { ticket_type: 'STANDARD', price: '3000.00' },
        { ticket_type: 'VIP', name: 'Front row', price: '9000.00', quota: 5 },
      ],
    });
  });
});

describe('POST /events/:id/cancel/', () => {
  it('cancels the event, mails every holder, ends the orders', async () => {
    const id = await makeEvent(api.db, { organizer, title: 'Doomed' });
    await buy(id, { quantity: 2 });
    await mailsOf('ticket');
    const response = await cancel(id, { message: 'The hall has no roof.' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ status: 'CANCELLED' });
    await endOrders();
    expect(await open(id)).toBe(0);
    expect(await mailsOf('event_cancelled')).toMatchObject([
      { recipient: buyer.email, data: { message: 'The hall has no roof.' } },
    ]);
    expect((await cancel(id)).json()).toMatchObject({ code: 'event_cancelled' });
    expect((await buy(id)).statusCode).toBe(409);
  });

  it('ends a hold', async () => {
    const id = await makeEvent(api.db, { organizer, priceKobo: 5000 });
    await buy(id);
    expect((await cancel(id)).statusCode).toBe(200);
    await endOrders();
    expect(await open(id)).toBe(0);
  });

  it.each([
    ['event_is_draft', { status: 'DRAFT' as const }],
    ['event_over', { start: new Date(Date.now() - 5 * HOUR) }],
  ])('answers 409 %s', async (code, options) => {
    const id = await makeEvent(api.db, { organizer, ...options });
    const response = await cancel(id);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code });
  });
});

const endOrders = () => api.parts.jobs.runDue('end_orders_of_event', 'end_order');

/** An event's taken seats. */
async function open(id: number): Promise<number> {
  const event = await api.db
    .selectFrom('events')
    .select('taken')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return event.taken;
}
