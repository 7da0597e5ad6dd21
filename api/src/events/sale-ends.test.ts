import { makeEvent, makeUser, type TestUser } from '../testing/builders';
import { startTestApp, type TestApp } from '../testing/testApp';

let api: TestApp;
let organizer: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
});
afterAll(() => api.close());

const HOUR = 3_600_000;
const start = Date.now() + 48 * HOUR;
/** Hours from now. */
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const typesUntil = (sale_ends_at: string | null) => [
  { ticket_type: 'STANDARD', price: '0' },
  { ticket_type: 'EARLY_BIRD', price: '0', sale_ends_at },
];
const create = (sale_ends_at: string, status = 'PUBLISHED') =>
  api.call({
    method: 'POST',
    url: '/api/events/',
    as: organizer,
    payload: {
      title: 'Lagos Rust Night',
      description: 'An evening about ownership.',
      location: '14 Broad Street, Lagos Island, Lagos',
      start_date: new Date(start).toISOString(),
      end_date: new Date(start + 3 * HOUR).toISOString(),
      category: 'Technology',
      max_attendees: 80,
      ticket_types: typesUntil(sale_ends_at),
      status,
    },
  });
const patch = (id: number, payload: object) =>
  api.call({ method: 'PATCH', url: `/api/events/${id}/`, payload, as: organizer });

const OVER = { ticket_types: ['EARLY_BIRD: The sale must end in the future'] };
const TOO_LATE = { ticket_types: ['EARLY_BIRD: The sale must end before the event does'] };

const STARTS_TOO_LATE = {
  ticket_types: ['EARLY_BIRD: The sale must start before the event ends'],
};

describe('the start of a ticket type’s sale', () => {
  const typesFrom = (hours: number) => ({
    ticket_types: [
      { ticket_type: 'STANDARD', price: '0' },
      { ticket_type: 'EARLY_BIRD', price: '0', sale_starts_at: at(hours) },
    ],
  });

  it('is before the end of the event', async () => {
    const { id } = (await create(at(24))).json<{ id: number }>();
    expect((await patch(id, typesFrom(52))).json()).toEqual(STARTS_TOO_LATE);
    expect((await patch(id, typesFrom(50))).statusCode).toBe(200);
  });

  it('isn’t left behind when the event moves ahead of it', async () => {
    const { id } = (await create(at(24))).json<{ id: number }>();
    expect((await patch(id, typesFrom(49.5))).statusCode).toBe(200);
    expect((await patch(id, { end_date: at(49) })).json()).toEqual(STARTS_TOO_LATE);
    expect((await patch(id, { end_date: at(49), ...typesFrom(48) })).statusCode).toBe(200);
  });
});

describe('the end of a ticket type’s sale', () => {
  it.each<[string, string, number, object]>([
    ['over already', at(-1), 400, OVER],
    ['after the end of the event', at(52), 400, TOO_LATE],
    ['before the event', at(24), 201, {}],
  ])('%s: whether it is published', async (_when, ends, status, answer) => {
    const response = await create(ends);
    expect([response.statusCode, response.json()]).toMatchObject([status, answer]);
  });

  it('may be anything in a draft, until it is published', async () => {
    const made = await create(at(-1), 'DRAFT');
    const { id } = made.json<{ id: number }>();
    const types = { ticket_types: typesUntil(at(-1)) };
    expect((await patch(id, { ...types, status: 'PUBLISHED' })).json()).toEqual(OVER);
    expect((await patch(id, { status: 'PUBLISHED' })).json()).toEqual(OVER);
  });

  it('stands in the way of no other change once it is over', async () => {
    const types = [{ kind: 'EARLY_BIRD' as const, priceKobo: 0, endsAt: new Date(at(-1)) }];
    const id = await makeEvent(api.db, { organizer, start: new Date(start), types });
    const [early] = await api.db
      .selectFrom('ticket_types')
      .select('sale_ends_at')
      .where('event_id', '=', id)
      .where('kind', '=', 'EARLY_BIRD')
      .execute();
    const ends = early?.sale_ends_at?.toISOString() ?? null;
    expect((await patch(id, { ticket_types: typesUntil(ends) })).statusCode).toBe(200);
    expect((await patch(id, { title: 'A new title' })).statusCode).toBe(200);
  });

  it('isn’t left behind when the event ends earlier', async () => {
    const { id } = (await create(at(50))).json<{ id: number }>();
    expect((await patch(id, { end_date: at(49) })).json()).toEqual(TOO_LATE);
    const types = { ticket_types: typesUntil(at(48)) };
    expect((await patch(id, { end_date: at(49), ...types })).statusCode).toBe(200);
  });

  it('may be now for a type that is on sale', async () => {
    const made = await create(at(24));
    const { id } = made.json<{ id: number }>();
    expect((await patch(id, { ticket_types: typesUntil(at(0)) })).statusCode).toBe(200);
    expect((await patch(id, { ticket_types: typesUntil(at(60)) })).json()).toEqual(TOO_LATE);
  });
});
