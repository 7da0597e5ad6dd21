import { sql, type Kysely } from 'kysely';
import * as plainEventTextFilled from '../platform/database/migrations/0791-plain-event-text-filled';
import { makeEvent, makeUser, type TestUser } from '../testing/builders';
import { startTestApp, type TestApp } from '../testing/testApp';
import type { EventPage } from './events-schemas';

let api: TestApp;
let organizer: TestUser;
let other: TestUser;

const at = (text: string) => new Date(text);
const list = async (query: string, as?: TestUser) =>
  api.call({ method: 'GET', url: `/api/events/?${query}`, ...(as && { as }) });
const titles = async (query: string, as?: TestUser) =>
  (await list(query, as)).json<EventPage>().results.map(({ title }) => title);

beforeAll(async () => {
  api = await startTestApp();
  api.clock.now = at('2026-03-01T12:00:00Z');
  organizer = await makeUser(api.db, 'ORGANIZER');
  other = await makeUser(api.db, 'ORGANIZER');
  const make = (title: string, start: string, options: object = {}) =>
    makeEvent(api.db, { organizer, title, start: at(start), ...options });
  await make('Past talk', '2026-02-01T09:00:00Z');
  await make('Older talk', '2026-01-01T09:00:00Z');
  await make('Late night in Lagos', '2026-03-14T22:30:00Z', { priceKobo: 150_000 });
  await make('Kano robots', '2026-03-20T09:00:00Z', {
    city: 'Kano',
    location: '3 Zoo Road, Kano',
    description: 'Servos, (XR) 100% fun, snake_case and C++ at the Repair Café.',
    organizer: other,
  });
  await make('Live coding', '2026-04-02T20:00:00Z', { category: 'Music', priceKobo: 300_000 });
  await make('Secret draft', '2026-04-05T18:00:00Z', { status: 'DRAFT' });
  await make('Called off', '2026-04-06T18:00:00Z', { status: 'CANCELLED' });
});
afterAll(() => api.close());

describe('GET /events/cities/', () => {
  it('lists the cities of upcoming events once each, by name', async () => {
    const answer = await api.call({ method: 'GET', url: '/api/events/cities/' });
    expect([answer.statusCode, answer.json()]).toEqual([200, ['Kano', 'Lagos']]);
  });

  it('leaves out a city whose only events are suspended, as the list does', async () => {
    const start = at('2026-03-25T09:00:00Z');
    const id = await makeEvent(api.db, { organizer, title: 'Stopped', start, city: 'Jos' });
    await api.db
      .updateTable('events')
      .set({ suspended_at: new Date() })
      .where('id', '=', id)
      .execute();
    const answer = await api.call({ method: 'GET', url: '/api/events/cities/' });
    expect(answer.json()).toEqual(['Kano', 'Lagos']);
    await api.db.deleteFrom('events').where('id', '=', id).execute();
  });
});

describe('GET /events/ids/', () => {
  it('lists every event that visitors find, newest first, and no other', async () => {
    const ids = async () =>
      (await api.call({ method: 'GET', url: '/api/events/ids/' })).json<number[]>();
    const { results } = (
      await api.call({ method: 'GET', url: '/api/events/?page_size=100' })
    ).json<EventPage>();
    const listed = results.map(({ id }) => id).sort((one, other) => other - one);
    expect(await ids()).toEqual(listed);
    const suspended = await makeEvent(api.db, { organizer, title: 'Stopped' });
    expect(await ids()).toEqual([suspended, ...listed]);
    const row = api.db.updateTable('events').where('id', '=', suspended);
    await row.set({ suspended_at: new Date() }).execute();
    expect(await ids()).toEqual(listed);
    await api.db.deleteFrom('events').where('id', '=', suspended).execute();
  });
});

describe('GET /events/', () => {
  it('finds an event of before its plain text was kept', async () => {
    const ofBefore = await makeEvent(api.db, { organizer, title: 'Ọjà Balógun' });
    await sql`UPDATE events SET plain_text = NULL WHERE id = ${ofBefore}`.execute(api.db);
    expect(await titles('search=oja')).toEqual([]);
    await plainEventTextFilled.up(api.db as unknown as Kysely<unknown>);
    expect(await titles('search=oja')).toEqual(['Ọjà Balógun']);
    await api.db.deleteFrom('events').where('id', '=', ofBefore).execute();
  });

  it.each<[string, string, string[]]>([
    ['a page that is no number', 'page=two', ['page']],
    ['page 0', 'page=0', ['page']],
    ['a page size beyond 100', 'page_size=101', ['page_size']],
    ['an unknown category', 'category=Chess', ['category']],
    ['an unknown price', 'price=cheap', ['price']],
    ['an unknown ordering', 'ordering=title;DROP', ['ordering']],
    ['an unknown filter', 'colour=green', ['colour']],
    ['a day that does not exist', 'from=2026-02-30', ['from']],
    ['a time without a zone', 'to=2026-03-01T10:00:00', ['to']],
    ['a filter that is given twice', 'city=Kano&city=Lagos', ['city']],
    ['the status of other people’s events', 'status=DRAFT', ['status']],
    ['a null character', 'search=%00', ['search']],
  ])('refuses %s', async (_what, query, fields) => {
    const response = await list(query);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual(fields);
  });

  it('shows visitors published events: upcoming ones soonest first, then past ones', async () => {
    expect(await titles('')).toEqual([
      'Late night in Lagos',
      'Kano robots',
      'Live coding',
      'Past talk',
      'Older talk',
    ]);
  });

  it('returns pages that add up to the whole list, with links to the others', async () => {
    const first = (await list('page_size=2&price=free')).json<EventPage>();
    expect(first).toMatchObject({
      count: 3,
      next: '/api/events/?page_size=2&price=free&page=2',
      previous: null,
    });
    const second = (await api.inject({ method: 'GET', url: first.next ?? '' })).json<EventPage>();
    expect(second.next).toBeNull();
    expect(second.previous).toBe('/api/events/?page_size=2&price=free&page=1');
    const shown = [...first.results, ...second.results].map(({ title }) => title);
    expect(shown).toEqual(['Kano robots', 'Past talk', 'Older talk']);
  });

  it('returns an empty page beyond the last one', async () => {
    expect((await list('page=99')).json()).toMatchObject({ count: 5, results: [], next: null });
  });

  it.each<[string, string, string[]]>([
    ['every word in any place', 'search=robots kano', ['Kano robots']],
    ['text of the description', 'search=SERVOS', ['Kano robots']],
    ['two letters at the start of a word', 'search=RO', ['Kano robots']],
    ['one letter at the start of a word', 'search=r kano', ['Kano robots']],
    ['two letters after a mark', 'search=XR', ['Kano robots']],
    ['no two letters within a word', 'search=os', []],
    ['three letters within a word', 'search=bot', ['Kano robots']],
    ['a percent sign as itself', 'search=100%25', ['Kano robots']],
    ['an underscore as itself', 'search=snake_case', ['Kano robots']],
    ['nothing that only looks like a pattern', 'search=_____', []],
    ['a word without its accents', 'search=repair cafe', ['Kano robots']],
    ['a word with accents that the event leaves out', 'search=kánò', ['Kano robots']],
    ['words with punctuation', 'search=robots, kano?', ['Kano robots']],
    ['nothing by punctuation alone', 'search=???', []],
    ['a mark that belongs to a name', 'search=c%2B%2B', ['Kano robots']],
    ['a category', 'search=music', ['Live coding']],
    ['SQL as words', "search=' OR 1=1 --", []],
    ['a category', 'category=Music', ['Live coding']],
    ['a city in any case', 'city=kano', ['Kano robots']],
    ['free events', 'price=free&from=2026-03-01', ['Kano robots']],
    ['paid events', 'price=paid', ['Late night in Lagos', 'Live coding']],
    ['from a day on', 'from=2026-03-15', ['Late night in Lagos', 'Kano robots', 'Live coding']],
    ['from a later day on', 'from=2026-03-16', ['Kano robots', 'Live coding']],
    ['a Lagos day', 'from=2026-03-14&to=2026-03-14', ['Late night in Lagos']],
    ['the day before, which ends before it', 'from=2026-03-10&to=2026-03-13', []],
    ['an evening until midnight on its day', 'from=2026-04-02&to=2026-04-02', ['Live coding']],
    ['no evening until midnight on the next day', 'from=2026-04-03', []],
    [
      'to the last day that can be written',
      'from=2026-03-16&to=9999-12-31',
      ['Kano robots', 'Live coding'],
    ],
    ['from the first day that can be written', 'from=0000-01-01&to=2026-01-01', ['Older talk']],
    ['to the first day that can be written', 'to=0000-01-01', []],
    ['a span of moments', 'from=2026-03-20T11:00:00Z&to=2026-03-20T11:00:00Z', ['Kano robots']],
    ['those of one organizer', 'organizer=OTHER', ['Kano robots']],
    ['none of somebody who has none', 'organizer=2147483647', []],
    ['by price', 'ordering=-ticket_price&price=paid', ['Live coding', 'Late night in Lagos']],
  ])('finds %s', async (_what, query, expected) => {
    expect(await titles(query.replace('OTHER', String(other.id)))).toEqual(expected);
  });

  it.each(['organizer=you', 'organizer=0', 'organizer=2147483648', 'organizer=1.5'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).statusCode).toBe(400);
    },
  );

  it('returns 401 to a visitor who asks for their own events', async () => {
    expect((await list('organizer=me')).statusCode).toBe(401);
  });

  it('shows organizers their own events in every status', async () => {
    expect((await titles('organizer=me', organizer)).sort()).toEqual([
      'Called off',
      'Late night in Lagos',
      'Live coding',
      'Older talk',
      'Past talk',
      'Secret draft',
    ]);
    expect(await titles('organizer=me&status=DRAFT', organizer)).toEqual(['Secret draft']);
    expect(await titles('organizer=me&status=DRAFT', other)).toEqual([]);
  });

  it('shows no more of an organizer than visitors find, not even to themselves', async () => {
    const listed = ['Late night in Lagos', 'Live coding', 'Past talk', 'Older talk'];
    const query = `organizer=${organizer.id}`;
    expect(await titles(query)).toEqual(listed);
    expect(await titles(query, organizer)).toEqual(listed);
    expect((await list(`${query}&status=DRAFT`, organizer)).statusCode).toBe(400);
  });
});

describe('GET /events/my_events/', () => {
  const mine = (as?: TestUser) =>
    api.call({ method: 'GET', url: '/api/events/my_events/', ...(as && { as }) });

  it('returns 401 to a visitor', async () => {
    expect((await mine()).statusCode).toBe(401);
  });

  it('returns a plain list of one’s own events, newest first', async () => {
    const events = (await mine(organizer)).json<{ title: string }[]>();
    expect(events).toHaveLength(6);
    expect(events[0]?.title).toBe('Called off');
    expect((await mine(other)).json()).toMatchObject([{ title: 'Kano robots' }]);
  });
});
