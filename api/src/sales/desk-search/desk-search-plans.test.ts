import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { watchReads } from '../../testing/plannedReads';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { DeskSearchService } from './desk-search-service';

/** Not a round number: PostgreSQL samples texts at even distances, and they would all end in the same digit. */
const ROWS = 98_765;
const LARGE = ['users', 'events', 'orders', 'tickets', 'payments', 'ticket_types', 'refunds'];
/** The most rows a search may read for a page, whether all rows match, few or none. */
const MAX_READ = ROWS / 10;

let database: TestDatabase;
let db: Kysely<Database>;
let readsOf: ReturnType<typeof watchReads>['readsOf'];

beforeAll(async () => {
  database = await openTestDatabase({ maxConnections: 2 });
  ({ db, readsOf } = watchReads(database));
  await db.transaction().execute(async (trx) => {
    // Skips the triggers of figures and books, which aren't tested here.
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await sql`INSERT INTO users (email, username, first_name, last_name, role)
      SELECT 'person' || n || '@plans.test', 'person' || n, 'Ada', 'Eze' || n, 'ORGANIZER'
      FROM generate_series(1, ${ROWS}::int) n`.execute(trx);
    await sql`INSERT INTO events (organizer_id, title, description, location, city, category,
        capacity, status)
      SELECT n, 'Tech Evening ' || n, '', '', '', 'Technology', 100, 'DRAFT'
      FROM generate_series(1, ${ROWS}::int) n`.execute(trx);
    await sql`INSERT INTO ticket_types (event_id, kind, price_kobo)
      SELECT n, 'STANDARD', 500000 FROM generate_series(1, ${ROWS}::int) n`.execute(trx);
    await sql`INSERT INTO orders (user_id, event_id, ticket_type_id, quantity, total_kobo, status, paid_at, phone)
      SELECT n, n, n, 1, 500000, 'PAID', now(), '+234803' || lpad((n / 100)::text, 7, '0')
      FROM generate_series(1, ${ROWS}::int) n`.execute(trx);
    await sql`INSERT INTO tickets (order_id, event_id, ticket_type_id, user_id, ticket_number, status)
      SELECT n, n, n, n, 'TKT-' || upper(left(md5(n::text), 12)), 'VALID'
      FROM generate_series(1, ${ROWS}::int) n`.execute(trx);
    await sql`INSERT INTO refunds (payment_id, amount_kobo, reason, provider_id)
      SELECT n, 500000, 'event_cancelled', n + 5000000000 FROM generate_series(1, ${ROWS}::int) n`.execute(
      trx,
    );
    await sql`INSERT INTO payments (order_id, attempt, reference, amount_kobo, status, provider_id)
      SELECT n, 1, 'NZ-' || n || '-1-' || left(md5(n::text), 8), 500000 + n / 1000, 'PAID', n + 4000000000
      FROM generate_series(1, ${ROWS}::int) n`.execute(trx);
  });
  await sql`VACUUM ANALYZE`.execute(db);
}, 120_000);
afterAll(() => database.close());

/** How many rows of the large tables the statements of `ask` read, and which tables they read whole. */
async function readBy(ask: () => Promise<{ results: unknown[] }>) {
  let found = 0;
  const all = await readsOf(async () => {
    found = (await ask()).results.length;
  });
  const reads = all.filter(({ table }) => LARGE.includes(table));
  return {
    found,
    rows: reads.reduce((sum, { rows }) => sum + rows, 0),
    whole: reads.filter(({ isSequential }) => isSequential).map(({ table }) => table),
  };
}

const searches = {
  accounts: [
    'ada',
    'plans.test',
    'eze77777',
    '5@plans',
    '77777',
    'nobody',
    'ada nobody',
    'zzz',
    '08030000777',
  ],
  events: [
    'evening',
    'evening 77777',
    'eze77777',
    'ada',
    '5@plans',
    '77777',
    'nobody',
    '/events/7',
  ],
  orders: [
    'ada',
    'eze77777',
    '5@plans',
    'tkt-',
    '77777',
    'NZ-77777',
    'NZ-7',
    'nobody',
    'ada zzz',
    '08030000777',
  ],
  payments: [
    'ada',
    'eze77777',
    '5@plans',
    '₦5,050',
    '5000',
    '5000077777',
    'NZ-77777-1',
    'NZ-7',
    'nobody',
    'zzz',
  ],
};
const cases = Object.entries(searches).flatMap(([kind, typed]) =>
  typed.map((each) => [kind as keyof typeof searches, each] as const),
);

async function expectLittleRead(kind: keyof typeof searches, search: string) {
  const service = new DeskSearchService(db);
  for (const before of [undefined, 50_000]) {
    const query = { search, ...(before !== undefined && { before }) };
    const read = await readBy(() => service[kind](query, '/'));
    expect(read.whole).toEqual([]);
    expect(read.rows).toBeLessThan(MAX_READ);
  }
}

test.each(cases)('a search of %s for “%s” reads little, on any page', expectLittleRead);

/** One of the rows' texts that PostgreSQL estimates by. */
async function sampledText(index: string): Promise<string> {
  const { rows } = await sql<{ texts: string[] }>`
    SELECT histogram_bounds::text::text[] AS texts FROM pg_stats WHERE tablename = ${index}
      AND histogram_bounds IS NOT NULL`.execute(db);
  const { texts = [] } = rows[0] ?? {};
  return texts[Math.floor(texts.length / 2)] ?? '';
}

test.each([
  ['orders', 'users_plain', /eze\d+/],
  ['payments', 'users_plain', /eze\d+/],
  ['events', 'users_plain', /eze\d+/],
  ['events', 'events_title', /\d+/],
  ['orders', 'tickets_plain', /tkt-.{11}/],
] as const)(
  'a search of %s for a rare word that the statistics of %s have sampled reads little',
  async (kind, index, word) => {
    const [rare] = word.exec(await sampledText(index)) ?? [];
    await expectLittleRead(kind, String(rare));
  },
);
