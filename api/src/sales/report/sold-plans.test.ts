import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { correctFigures, foldFigures } from '../../platform/figures/figures-repository';
import { watchReads } from '../../testing/plannedReads';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { listSold } from './sales-repository';
import { SalesService } from './sales-service';

/*
 * A team with most of the events and a team with one, on a busy day of a site with more sales on other days. Counts the rows
 * read, since PostgreSQL's plans depend on the amount of data.
 */
const LARGE_TEAM = 1;
const SMALL_TEAM = 2;
const LARGE_TEAMS_EVENTS = 250;
const ORDERS = 30_000;
const ON_BUSY_DAY = 5_000;

const BUSY_DAY = { from: new Date('2026-03-01T00:00Z'), before: new Date('2026-03-02T00:00Z') };
/** The most orders or tickets read for a page of 20, given that a tenth of the tickets are cancelled. */
const A_FEW = 300;

let database: TestDatabase;
let db: Kysely<Database>;
let readsOf: ReturnType<typeof watchReads>['readsOf'];
let service: SalesService;

beforeAll(async () => {
  database = await openTestDatabase({ maxConnections: 4 });
  ({ db, readsOf } = watchReads(database));
  service = new SalesService(db, () => new Date());
  await db.transaction().execute(async (trx) => {
    // Skips the triggers that count, since the figures are counted below in one go.
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await sql`INSERT INTO users (email, username, first_name, last_name, role)
      SELECT 'person' || n || '@plans.test', 'person' || n, 'Ada', 'Eze' || n, 'ORGANIZER'
      FROM generate_series(1, 5000) n`.execute(trx);
    await sql`INSERT INTO events (organizer_id, title, description, location, city, category,
        capacity, status)
      SELECT CASE WHEN n <= ${LARGE_TEAMS_EVENTS}::int THEN ${LARGE_TEAM}::int ELSE ${SMALL_TEAM}::int END,
        'Tech Evening ' || n, '', '', '', 'Technology', 10000, 'DRAFT'
      FROM generate_series(1, ${LARGE_TEAMS_EVENTS}::int + 1) n`.execute(trx);
    await sql`INSERT INTO ticket_types (event_id, kind, price_kobo)
      SELECT id, 'STANDARD', 500000 FROM events`.execute(trx);
    await sql`INSERT INTO orders (user_id, event_id, ticket_type_id, quantity, total_kobo, status, created_at, paid_at)
      SELECT 1 + n % 5000, event, event, 2, 1000000, 'PAID', sold, sold
      FROM generate_series(1, ${ORDERS}::int) n, LATERAL (SELECT 1 + n % (${LARGE_TEAMS_EVENTS}::int + 1) AS event,
        CASE WHEN n <= ${ON_BUSY_DAY}::int THEN ${BUSY_DAY.from}::timestamptz + n * interval '15 seconds'
          ELSE ${BUSY_DAY.from}::timestamptz - n * interval '5 minutes' END AS sold) planned`.execute(
      trx,
    );
    await sql`INSERT INTO tickets (order_id, event_id, ticket_type_id, user_id, ticket_number, status)
      SELECT id, event_id, ticket_type_id, user_id, 'TKT-' || id || '-' || seat,
        CASE WHEN id % 10 = 0 THEN 'CANCELLED' ELSE 'VALID' END
      FROM orders, generate_series(1, 2) seat`.execute(trx);
  });
  await correctFigures(db);
  await foldFigures(db);
  await sql`VACUUM ANALYZE`.execute(db);
}, 120_000);
afterAll(() => database.close());

const teamOf = (teamId: number) => ({ teamId, role: 'OWNER', eventIds: null }) as const;
const asTeam = (teamId: number) => ({
  actor: { id: teamId, role: 'ORGANIZER' } as const,
  acting: teamOf(teamId),
});
const sold = (teamId: number, query: Parameters<SalesService['sold']>[1] = {}) =>
  service.sold(asTeam(teamId), query, '/api/tickets/sold/');

/** How many rows of each table are read. */
async function rowsRead(ask: () => Promise<unknown>) {
  const rows: Record<string, number> = {};
  for (const read of await readsOf(ask)) rows[read.table] = (rows[read.table] ?? 0) + read.rows;
  return rows;
}

test.each([
  ['all sales of', LARGE_TEAM, {}],
  ['the first sales of', LARGE_TEAM, { ordering: 'sold_at' }],
  ['cancelled tickets of', LARGE_TEAM, { status: 'CANCELLED' }],
  ['all sales of', SMALL_TEAM, {}],
] as const)('a page of %s team %i takes a few orders of the day', async (_, team, query) => {
  const { results } = await sold(team, query);
  expect(results).toHaveLength(20);
  const { orders, tickets } = await rowsRead(() => sold(team, query));
  expect(orders).toBeLessThan(A_FEW);
  expect(tickets).toBeLessThan(A_FEW);
});

test('a page far down a day with many orders doesn’t read the tickets of other days', async () => {
  const window = { limit: 20, offset: 2 * ON_BUSY_DAY - 100 };
  const scope = { organizerId: LARGE_TEAM, ...BUSY_DAY };
  const reads = await readsOf(() => listSold(db, scope, window));
  const tickets = reads.filter(({ table }) => table === 'tickets');
  expect(tickets.length).toBeGreaterThan(0);
  expect(tickets.filter(({ isSequential }) => isSequential)).toEqual([]);
});

test('figures of all events of a team are added up already', async () => {
  expect((await sold(LARGE_TEAM)).count).toBeGreaterThan(ORDERS);
  const list = await rowsRead(() => sold(LARGE_TEAM));
  expect(list).toMatchObject({ sales_figures: 0, team_sales_totals: expect.any(Number) });
  const report = await rowsRead(() => service.ofAll(teamOf(LARGE_TEAM), {}));
  expect(report).toMatchObject({ sales_figures: 0, sales_totals: LARGE_TEAMS_EVENTS + 1 });
});

test.each(['eze77 person77', '0803 123 4567', 'NZ-77-1'])(
  'a search for %j in the list looks at the tickets that its words or buyer have alone',
  async (search) => {
    const { orders = 0, tickets = 0 } = await rowsRead(() => sold(LARGE_TEAM, { search }));
    // 12 tickets each of 11 people, found by owner, found by buyer, then read; once for the totals, once for the page.
    const found = 2 * 3 * 11 * 12;
    expect(tickets).toBeLessThan(found + A_FEW);
    expect(orders).toBeLessThan(found + A_FEW);
  },
);

test('the header’s search looks at the tickets with the word alone', async () => {
  const search = () => service.findAttendees(teamOf(SMALL_TEAM), { search: 'eze77 person77' });
  const { orders, tickets } = await rowsRead(search);
  // Orders are read only to mark disputed payments of the tickets shown.
  expect(orders).toBeLessThan(A_FEW);
  // 12 tickets each of people 77 and 770 to 779, found by owner, then read.
  expect(tickets).toBeLessThan(2 * 11 * 12 + A_FEW);
});
