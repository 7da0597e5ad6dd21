import { formOf, makeUser, type TestUser } from '../testing/builders';
import { startTestApp, type TestApp } from '../testing/testApp';

let api: TestApp;
let organizer: TestUser;
let buyer: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
  buyer = await makeUser(api.db);
});
afterAll(() => api.close());

const TOO_EARLY = { doors_open: ['Doors must open within 24 hours of the start'] };
const TOO_LATE = { doors_open: ['Doors must open at or before the start'] };
const HOUR = 3_600_000;
const day = Math.floor(Date.now() / HOUR) * HOUR + 48 * HOUR;
const at = (hours: number) => new Date(day + hours * HOUR).toISOString();
const form = (change: object = {}) => ({
  title: 'Lagos Rust Night',
  description: 'An evening about ownership.',
  location: '14 Broad Street, Lagos Island, Lagos',
  start_date: at(0),
  end_date: at(3),
  doors_open: at(-1),
  category: 'Technology',
  max_attendees: 80,
  ticket_price: '0',
  status: 'PUBLISHED',
  ...change,
});
const create = (change: object = {}) =>
  api.call({ method: 'POST', url: '/api/events/', payload: form(change), as: organizer });
const made = async (change: object = {}) => (await create(change)).json<{ id: number }>().id;
const patch = (id: number, payload: object) =>
  api.call({ method: 'PATCH', url: `/api/events/${id}/`, payload, as: organizer });
const shown = async (id: number) =>
  (await api.call({ url: `/api/events/${id}/`, as: organizer })).json<{ doors_open: unknown }>();
const mailsOf = async (template: string) => {
  const mails = await api.db.selectFrom('mails').selectAll().where('template', '=', template);
  return (await mails.execute()).map(({ data }) => data);
};

describe('the time doors open', () => {
  it('is optional, and may be given in a form or as JSON', async () => {
    const sent = formOf({ ...form(), max_attendees: '80' });
    const created = await api.call({
      method: 'POST',
      url: '/api/events/',
      ...sent,
      as: organizer,
    });
    expect([created.statusCode, created.json()]).toMatchObject([201, { doors_open: at(-1) }]);
    expect(await shown(await made())).toMatchObject({ doors_open: at(-1) });
    expect(await shown(await made({ doors_open: undefined }))).toMatchObject({ doors_open: null });
  });

  it.each<[string, object, number, object]>([
    ['at the start', { doors_open: at(0) }, 201, { doors_open: at(0) }],
    ['a day before the start', { doors_open: at(-24) }, 201, { doors_open: at(-24) }],
    ['more than a day before the start', { doors_open: at(-25) }, 400, TOO_EARLY],
    ['after the start', { doors_open: at(1) }, 400, TOO_LATE],
    ['no time', { doors_open: 'at six' }, 400, { doors_open: ['Doors open is not a valid time'] }],
    [
      'a leap second',
      { doors_open: '2031-06-30T23:59:60Z' },
      400,
      { doors_open: ['Doors open is not a valid time'] },
    ],
    [
      'before a start that is missing',
      { start_date: undefined },
      400,
      { start_date: ['Start date is required'] },
    ],
  ])('published with %s', async (_name, change, status, answer) => {
    const response = await create(change);
    expect([response.statusCode, response.json()]).toMatchObject([status, answer]);
  });

  it('stays in a draft without a start, and is held against the start on publication', async () => {
    const id = await made({ status: 'DRAFT', start_date: undefined, doors_open: at(1) });
    expect(await shown(id)).toMatchObject({ start_date: null, doors_open: at(1) });
    const refused = await patch(id, { start_date: at(0), status: 'PUBLISHED' });
    expect([refused.statusCode, refused.json()]).toEqual([400, TOO_LATE]);
    expect((await patch(id, { start_date: at(1), status: 'PUBLISHED' })).statusCode).toBe(200);
  });

  it('is kept by a patch that lacks it, and cleared by null', async () => {
    const id = await made();
    await patch(id, { title: 'A new title' });
    expect(await shown(id)).toMatchObject({ title: 'A new title', doors_open: at(-1) });
    await patch(id, { doors_open: null });
    expect(await shown(id)).toMatchObject({ doors_open: null });
  });

  it('keeps a published event from starting before it', async () => {
    const id = await made();
    const refused = await patch(id, { start_date: at(-2) });
    expect([refused.statusCode, refused.json()]).toEqual([400, TOO_LATE]);
    expect((await patch(id, { start_date: at(-2), doors_open: at(-3) })).statusCode).toBe(200);
  });

  it('keeps a published event from moving without it', async () => {
    const id = await made();
    const refused = await patch(id, { start_date: at(48), end_date: at(51) });
    expect([refused.statusCode, refused.json()]).toEqual([400, TOO_EARLY]);
    const moved = { start_date: at(48), end_date: at(51), doors_open: at(47) };
    expect((await patch(id, moved)).statusCode).toBe(200);
  });

  it('that was too early before stays so while the times stay', async () => {
    const id = await made();
    const early = { doors_open: new Date(at(-30)) };
    await api.db.updateTable('events').set(early).where('id', '=', id).execute();
    expect((await patch(id, { title: 'A new title' })).statusCode).toBe(200);
    expect((await patch(id, { doors_open: at(-29) })).json()).toEqual(TOO_EARLY);
  });

  it('is on the ticket, in its mail and in the calendar; holders are told of a new one', async () => {
    const id = await made();
    const payload = { event_id: id, ticket_type: 'STANDARD' };
    await api.call({ method: 'POST', url: '/api/tickets/purchase/', payload, as: buyer });
    const tickets = await api.call({ url: '/api/tickets/', as: buyer });
    expect(tickets.json()).toMatchObject([{ event: { id, doors_open: at(-1) } }]);
    expect(await mailsOf('ticket')).toMatchObject([{ startsAt: at(0), doorsOpenAt: at(-1) }]);
    const calendar = await api.inject({ url: `/api/events/${id}/calendar.ics` });
    expect(calendar.body).toContain('DESCRIPTION:Doors open: ');
    expect(calendar.body).toContain(`DTSTART:${at(0).replace(/[-:]|\.000/g, '')}`);

    await patch(id, { doors_open: at(-2) });
    expect(await mailsOf('event_changed')).toMatchObject([
      { startsAt: at(0), doorsOpenAt: at(-2), isRetimed: true, isMoved: false },
    ]);
  });

  it('is in the organizer’s own data', async () => {
    const id = await made();
    const own = await api.call({ url: '/api/auth/export/', as: organizer });
    expect(own.json<{ events: object[] }>().events[0]).toMatchObject({ id, doors_open: at(-1) });
  });
});
