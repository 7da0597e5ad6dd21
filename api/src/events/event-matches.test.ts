import { sql } from 'kysely';
import { makeUser } from '../testing/builders';
import { startTestApp, type TestApp } from '../testing/testApp';
import { readFilters } from './events-filters';
import { findMatchingIds, listEvents } from './events-repository';
import type { EventPage } from './events-schemas';

let api: TestApp;
let organizerId: number;

beforeAll(async () => {
  api = await startTestApp();
  organizerId = (await makeUser(api.db, 'ORGANIZER')).id;
  await add(1_004);
});
afterAll(() => api.close());

async function add(count: number): Promise<void> {
  await sql`
    INSERT INTO events (organizer_id, title, description, location, city, start_date, end_date,
      timezone, category, capacity, status)
    SELECT ${organizerId}, 'Meetup ' || n, 'Talks.', '1 Broad Street', 'Lagos', now() + interval '7 days',
      now() + interval '8 days',
      'Africa/Lagos', 'Technology', 100, 'PUBLISHED'
    FROM generate_series(1, ${count}) n`.execute(api.db);
}

const list = async (query: string) =>
  (await api.call({ method: 'GET', url: `/api/events/?${query}` })).json<EventPage>();

it('counts more than 1,000 events now and then, and always knows whether a page follows', async () => {
  const start = new Date();
  api.clock.now = start;
  const before = (await list('page_size=100')).count;
  expect(before).toBeGreaterThan(1_000);
  // A page more, and 6 events on it.
  const added = 106 - (before % 100);
  const pages = Math.ceil((before + added) / 100);
  await add(added);
  const beforeLast = await list(`page_size=100&page=${pages - 1}`);
  expect(beforeLast.next).toBe(`/api/events/?page_size=100&page=${pages}`);
  // Of a count from before, but never fewer than are there.
  expect((await list('page_size=100')).count).toBe(before);
  const last = await list(`page_size=100&page=${pages}`);
  expect(last).toMatchObject({ count: before + added, next: null });
  expect(last.results).toHaveLength(6);
  // A hundred times as long as counting took, on a machine however busy.
  api.clock.now = new Date(start.getTime() + 60 * 60_000);
  expect((await list('page_size=100')).count).toBe(before + added);
  api.clock.now = null;
});

it('counts up to 1,000 events exactly', async () => {
  const { count } = await list('search=meetup+77');
  expect(count).toBeLessThan(1_000);
  await add(77);
  expect((await list('search=meetup+77')).count).toBe(count + 1);
});

it('does not show an event of a short list that is suspended before the list is read', async () => {
  const now = new Date();
  const filters = readFilters({ search: 'meetup 88' });
  const ids = await findMatchingIds(api.db, filters, { now, limit: 1_000 });
  const [gone, ...others] = ids;
  expect(others.length).toBeGreaterThan(5);
  const suspend = (suspended_at: Date | null) =>
    api.db.updateTable('events').set({ suspended_at }).where('id', '=', gone!).execute();
  await suspend(now);
  const rows = await listEvents(api.db, { ...filters, eventIds: ids }, { now });
  await suspend(null);
  expect(rows.map(({ id }) => id)).toEqual(others);
});
