import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';
import { watchReads } from '../testing/plannedReads';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { readFilters } from './events-filters';
import { EVENT_ORDERINGS, type EventQuery } from './events-query-schemas';
import { findMatchingIds, listCities, listEvents } from './events-repository';

const EVENTS = 20_000;
/** Rows of events that a statement may read: less than it takes to look at all of them, whatever the filter. */
const MAX_READ = EVENTS / 4;

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const filters = [
  '',
  'category=Music',
  'city=Lagos',
  'city=Yola',
  'city=Nowhere',
  'price=free',
  'price=paid',
  'search=evening',
  'search=777',
  // All events have a word that begins so, and none.
  'search=te',
  'search=zz',
  `from=${day(3)}&to=${day(6)}`,
  `from=${day(900)}`,
  `to=${day(-900)}`,
  'category=Music&city=Yola&price=free',
  `city=Yola&from=${day(3)}&to=${day(6)}`,
];

let database: TestDatabase;
let db: Kysely<Database>;
let readsOf: ReturnType<typeof watchReads>['readsOf'];

beforeAll(async () => {
  database = await openTestDatabase({ maxConnections: 2 });
  ({ db, readsOf } = watchReads(database));
  await sql`INSERT INTO users (email_verified_at, email, username, first_name, last_name, role)
    SELECT now(), 'person' || n || '@plans.test', 'person' || n, 'Ada', 'Eze', 'ORGANIZER'
    FROM generate_series(1, 20000) n`.execute(db);
  await sql`INSERT INTO events (organizer_id, title, description, location, city, start_date, end_date,
      category, capacity, status, created_at)
    SELECT (SELECT min(id) FROM users) + n % 400, 'Tech Evening ' || n, repeat('Talks and food. ', 20),
      n || ' Marina Road',
      (ARRAY['Lagos','Lagos','Lagos','Abuja','Abuja','Kano','Ibadan','Jos','Enugu'])[1 + n * 31 % 9],
      begins, begins + interval '4 hours',
      (ARRAY['Technology','Business','Education','Sports','Networking'])[1 + n * 17 % 5], 100,
      CASE WHEN n % 50 = 1 THEN 'DRAFT' ELSE 'PUBLISHED' END, now() - n * interval '3 minutes'
    FROM generate_series(1, ${EVENTS}::int) n, LATERAL (SELECT date_trunc('hour', now())
      + interval '1 hour' * ((n * 7919::bigint) % 20000 - 8000) AS begins) times`.execute(db);
  await sql`UPDATE events SET city = 'Yola' WHERE id % 400 = 0`.execute(db);
  await sql`UPDATE events SET category = 'Music' WHERE id % 300 = 0`.execute(db);
  await sql`INSERT INTO ticket_types (event_id, kind, price_kobo)
    SELECT id, 'STANDARD', CASE WHEN id % 5 < 2 THEN 0 ELSE 500000 END FROM events`.execute(db);
  await sql`VACUUM ANALYZE`.execute(db);
}, 60_000);
afterAll(() => database.close());

/** How much of `events` the statements of `ask` have read, and whether by a sequential scan. */
async function readBy(ask: () => Promise<unknown>) {
  const reads = (await readsOf(ask)).filter(({ table }) => table === 'events');
  return {
    rows: reads.reduce((sum, { rows }) => sum + rows, 0),
    isSequential: reads.some(({ isSequential }) => isSequential),
  };
}

const filtersOf = (query: string) =>
  readFilters(Object.fromEntries(new URLSearchParams(query)) as EventQuery);

describe.each(EVENT_ORDERINGS)('the public list in the order %s', (ordering) => {
  test.each(filters)('reads a small part of the events for “%s”, on any page', async (filter) => {
    const query = filtersOf(`${filter}&ordering=${ordering}`);
    for (const offset of [0, 240]) {
      const read = await readBy(() =>
        listEvents(db, query, { now: new Date(), limit: 13, offset }),
      );
      expect(read).toEqual({ rows: expect.any(Number), isSequential: false });
      expect(read.rows).toBeLessThan(MAX_READ);
    }
  });

  test('reads a small part of the events for one organizer', async () => {
    const { id: organizerId } = await db
      .selectFrom('users')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const query = { ...filtersOf(`ordering=${ordering}`), organizerId };
    const read = await readBy(() => listEvents(db, query, { now: new Date(), limit: 13 }));
    expect(read).toEqual({ rows: expect.any(Number), isSequential: false });
    expect(read.rows).toBeLessThan(MAX_READ);
  });
});

test.each([0, 240])(
  'reads no past events while upcoming ones fill the page from %i on',
  async (offset) => {
    const limit = 13;
    const { rows } = await readBy(() =>
      listEvents(db, filtersOf(''), { now: new Date(), limit, offset }),
    );
    // Each candidate once, those of the page once more, and the few that are running.
    expect(rows).toBeLessThan(offset + 2 * limit + 20);
  },
);

test.each(filters)('finding up to a thousand for “%s” reads a small part, too', async (filter) => {
  const read = await readBy(() =>
    findMatchingIds(db, filtersOf(filter), { now: new Date(), limit: 1_001 }),
  );
  expect(read.rows).toBeLessThan(MAX_READ);
});

test('so does listing the cities', async () => {
  const read = await readBy(() => listCities(db, new Date()));
  expect(read).toEqual({ rows: expect.any(Number), isSequential: false });
  expect(read.rows).toBeLessThan(100);
  const cities = await listCities(db, new Date());
  expect(cities).toEqual(['Abuja', 'Enugu', 'Ibadan', 'Jos', 'Kano', 'Lagos', 'Yola']);
});
