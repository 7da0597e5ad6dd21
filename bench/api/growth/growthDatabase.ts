import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';

import { DISPOSABLE } from '../../../api/src/platform/database/embedded/disposable';
import { startEmbeddedPostgres } from '../../../api/src/platform/database/embedded/embeddedPostgres';
import { migrateDatabase } from '../../../api/src/platform/database/migrate';
import { EVENT_CATEGORIES } from '../../../api/src/platform/limits';

/** A database with so many events, orders and tickets. */
export interface GrowthDatabase {
  size: number;
  url: string;
  client: Client;
  dataDir: string;
}

interface GrowthDatabases {
  all: GrowthDatabase[];
  stop: () => Promise<void>;
}

const ORGANIZERS = 200;
/** How many of ten events are past. */
const PAST_OF_TEN = 4;

/** As many buyers as are asked for at once, and more where more tickets were sold. */
const buyersOf = (size: number) => Math.max(1_000, size / 5);
export const buyersIn = (size: number) => ({
  first: ORGANIZERS + 1,
  last: ORGANIZERS + buyersOf(size),
});
/** The ids of events that haven't begun. */
export const upcomingIn = (size: number) => ({
  first: (size * PAST_OF_TEN) / 10 + 1,
  last: size,
});

/**
 * One PostgreSQL with a filled database for each size; takes several minutes.
 *
 * @param kept a folder to keep it in. Its dates age with it, so remove it after a few weeks.
 */
export async function startGrowthDatabases(
  sizes: number[],
  kept?: string,
): Promise<GrowthDatabases> {
  const folder = kept ? path.resolve(kept) : mkdtempSync(path.join(tmpdir(), 'bench-growth-'));
  mkdirSync(folder, { recursive: true });
  // mkdtemp makes its folder private, but PostgreSQL is a different user when this runs as root.
  chmodSync(folder, 0o711);
  const postgres = await startEmbeddedPostgres({
    folder: path.join(folder, 'postgres'),
    database: 'bench',
    settings: {
      ...DISPOSABLE,
      shared_buffers: '512MB',
      max_wal_size: '8GB',
      maintenance_work_mem: '512MB',
    },
  });
  const all: GrowthDatabase[] = [];
  const stop = async () => {
    await Promise.all(all.map(({ client }) => client.end()));
    await postgres.stop({ evenIfInUse: true });
    if (!kept) rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const size of sizes) {
      const filled = path.join(folder, `filled-${size}`);
      const url = await makeDatabase(postgres.url, `growth_${size}`, existsSync(filled));
      const client = new Client({ connectionString: url });
      await client.connect();
      all.push({ size, url, client, dataDir: path.join(folder, `data-${size}`) });
      if (!existsSync(filled)) await fill(client, size);
      writeFileSync(filled, '');
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { all, stop };
}

async function makeDatabase(server: string, name: string, isThere: boolean): Promise<string> {
  if (!isThere) {
    const client = new Client({ connectionString: server });
    await client.connect();
    // Left by an aborted run.
    await client.query(`DROP DATABASE IF EXISTS ${name}`);
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
  }
  const url = new URL(server);
  url.pathname = name;
  await migrateDatabase(url.href);
  return url.href;
}

async function fill(client: Client, size: number): Promise<void> {
  const begun = Date.now();
  const built = await dropSearchIndexes(client);
  // Skips foreign key checks and the triggers that count the rows, but not the one that fills the searched column.
  await client.query('SET session_replication_role = replica');
  await client.query('ALTER TABLE events ENABLE ALWAYS TRIGGER write_plain_text');
  for (const statement of populationOf(size)) await client.query(statement);
  await client.query('ALTER TABLE events ENABLE TRIGGER write_plain_text');
  await client.query('SET session_replication_role = origin');
  for (const definition of built) await client.query(definition);
  await client.query('VACUUM (ANALYZE, FREEZE)');
  await client.query('CHECKPOINT');
  console.error(`  ${size} events and tickets after ${Math.round((Date.now() - begun) / 1000)} s`);
}

/** Drops indexes of words and time spans, which take minutes to fill row by row; resolves with statements to recreate them. */
async function dropSearchIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
      FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid JOIN pg_am ON pg_am.oid = relam
      WHERE amname IN ('gin', 'gist') AND relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

const list = (words: readonly string[]) => `ARRAY[${words.map((word) => `'${word}'`).join(',')}]`;
const pick = (words: readonly string[], n: string) =>
  `(${list(words)})[1 + (${n}) % ${words.length}]`;

const SUBJECTS =
  'React,Kubernetes,Fintech,Design,Data,Security,Python,Rust,Mobile,Product,Robotics,Cloud,Payments,Women in Tech'.split(
    ',',
  );
const KINDS = 'Meetup,Summit,Bootcamp,Hackathon,Evening,Masterclass,Festival,Clinic,Fair'.split(
  ',',
);
/** A third of all events are in Lagos, one in a hundred in Yola. */
const CITIES = 'Lagos,Abuja,Ibadan,Port Harcourt,Kano,Enugu,Benin City,Kaduna,Jos'.split(',');

/** Two in five events are past, the others begin within a year; every fifth has a VIP type. Each ticket has its own order. */
function populationOf(size: number): string[] {
  const buyers = buyersOf(size);
  const { first } = upcomingIn(size);
  return [
    `INSERT INTO users (email_verified_at, email, username, first_name, last_name, role)
      SELECT now(), 'person' || n || '@bench.test', 'person' || n, 'Ada', 'Eze',
        CASE WHEN n <= ${ORGANIZERS} THEN 'ORGANIZER' ELSE 'ATTENDEE' END
      FROM generate_series(1, ${ORGANIZERS + buyers}) n`,
    `INSERT INTO events (organizer_id, title, description, location, city, start_date, end_date,
        category, capacity, status, taken, created_at)
      SELECT 1 + n % ${ORGANIZERS},
        ${pick(SUBJECTS, 'n')} || ' ' || ${pick(KINDS, 'n / 14')} || ' ' || n,
        repeat('Talks, food and people who build things. ', 8),
        n % 97 || ' ' || ${pick(['Marina', 'Broad Street', 'Aminu Kano Crescent'], 'n')} || ' Road',
        CASE WHEN n % 100 = 3 THEN 'Yola' WHEN n % 3 = 0 THEN 'Lagos' ELSE ${pick(CITIES, 'n')} END,
        begins, begins + interval '4 hours', ${pick(EVENT_CATEGORIES, 'n')}, 10000, 'PUBLISHED', 1,
        now() - n * interval '1 second'
      FROM generate_series(1, ${size}) n, LATERAL (SELECT date_trunc('hour', now())
        + interval '1 hour' * CASE WHEN n < ${first} THEN -5 - (n * 7919::bigint) % 8760
          ELSE 24 + (n * 7919::bigint) % 8760 END AS begins) times`,
    `INSERT INTO ticket_types (event_id, kind, price_kobo, quota, taken)
      SELECT id, 'STANDARD', CASE (id / 100) % 4 WHEN 0 THEN 0 ELSE 100000 * (1 + id % 37) END, NULL, 1 FROM events
      UNION ALL SELECT id, 'VIP', 5000000, 25, 0 FROM events WHERE id % 5 = 0
      ORDER BY 1, 2`,
    `INSERT INTO orders (user_id, event_id, ticket_type_id, quantity, total_kobo, status, created_at, paid_at)
      SELECT ${ORGANIZERS} + 1 + (n * 7919::bigint) % ${buyers}, n, type.id, 1, type.price_kobo, 'PAID', at, at
      FROM generate_series(1, ${size}) n
        JOIN ticket_types type ON type.event_id = n AND type.kind = 'STANDARD',
        LATERAL (SELECT now() - n * interval '3 seconds' AS at) sold`,
    `INSERT INTO tickets (order_id, event_id, ticket_type_id, user_id, ticket_number, status, created_at)
      SELECT id, event_id, ticket_type_id, user_id,
        'TKT-' || lpad(id::text, 8, '0'), 'VALID', created_at
      FROM orders`,
    // Counted as the triggers would have, in the state after a job has folded it.
    `INSERT INTO sales_figures (event_id, ticket_type_id, day, local_day, pending, valid, cancelled,
        revenue_kobo, kept_kobo, checked_in, is_folded)
      SELECT event_id, ticket_type_id, paid_at::date, paid_at::date, 0, 1, 0, total_kobo, 0, 0, true FROM orders`,
    `INSERT INTO order_figures (event_id, status, orders, is_folded)
      SELECT event_id, status, 1, true FROM orders`,
    `INSERT INTO attendee_names (ticket_id, event_id, name) SELECT id, event_id, 'Ada Eze' FROM tickets`,
  ];
}
