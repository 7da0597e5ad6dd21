import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';

import { startEmbeddedPostgres } from '../../api/src/platform/database/embedded/embeddedPostgres';
import { migrateDatabase } from '../../api/src/platform/database/migrate';

const EVENTS = 10_000;
const PAST_EVENTS = 4_000;
const ORGANIZERS = 200;
/** So many because an account can hold only ten unpaid seats of an event. */
const BUYERS = 10_000;

/** The event in "one event", and the range of ids (inclusive) in "many events". */
export const HOT_EVENT = 7_000;
export const BOOKABLE_EVENTS = { first: PAST_EVENTS + 1, last: EVENTS };
export const BUYER_IDS = { first: ORGANIZERS + 1, last: ORGANIZERS + BUYERS };

export interface Fixture {
  url: string;
  dataDir: string;
  /** Removes all purchases, so that each round starts from the same state. */
  reset: () => Promise<void>;
  /** How many statements PostgreSQL has been sent so far. */
  statements: () => Promise<number>;
  stop: () => Promise<void>;
}

/** A separate PostgreSQL with default settings, so that commits wait for the disk. */
export async function startFixture(): Promise<Fixture> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-api-'));
  // mkdtemp makes its folder private, but PostgreSQL is a different user when this runs as root.
  chmodSync(folder, 0o711);
  const postgres = await startEmbeddedPostgres({
    folder: path.join(folder, 'postgres'),
    database: 'bench',
    settings: { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'top' },
  });
  const client = new Client({ connectionString: postgres.url });
  const stop = async () => {
    await client.end();
    await postgres.stop({ evenIfInUse: true });
    rmSync(folder, { recursive: true, force: true });
  };
  const reset = async () => {
    await client.query(RESET);
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
  };
  try {
    await migrateDatabase(postgres.url);
    await client.connect();
    await client.query(SEED);
    await client.query('CREATE EXTENSION pg_stat_statements');
    await reset();
  } catch (error) {
    await stop();
    throw error;
  }
  const statements = async () => {
    const { rows } = await client.query<{ calls: number }>(
      'SELECT sum(calls)::int AS calls FROM pg_stat_statements',
    );
    return rows[0]?.calls ?? 0;
  };
  return { url: postgres.url, dataDir: path.join(folder, 'data'), reset, statements, stop };
}

/** The id of an event's standard type, by the order in which they are made. */
export const standardTypeOf = (event: number) => event + Math.floor((event - 1) / 5);

/** Two in five events are past, the others upcoming; every fifth has a VIP type. None sells out here. */
const SEED = `
  ALTER TABLE events DROP CONSTRAINT events_capacity_check;
  -- Emptied with the orders, round by round.
  ALTER TABLE ledger_entries DISABLE TRIGGER never_changed;
  INSERT INTO users (email_verified_at, email, username, first_name, last_name, role)
    SELECT now(), 'person' || n || '@bench.test', 'person' || n, 'Ada', 'Eze',
      CASE WHEN n <= ${ORGANIZERS} THEN 'ORGANIZER' ELSE 'ATTENDEE' END
    FROM generate_series(1, ${ORGANIZERS + BUYERS}) n;
  INSERT INTO events (organizer_id, title, description, location, city, start_date, end_date,
      category, capacity, status)
    SELECT 1 + n % ${ORGANIZERS}, 'Lagos Tech Evening ' || n,
      repeat('Talks, food and people who build things. ', 8), n || ' Marina Road, Lagos', 'Lagos',
      begins, begins + interval '4 hours', 'Technology', 1000000000, 'PUBLISHED'
    FROM generate_series(1, ${EVENTS}) n, LATERAL (SELECT date_trunc('hour', now())
      + interval '1 hour' * CASE WHEN n <= ${PAST_EVENTS} THEN -5 - (n * 7919) % ${PAST_EVENTS}
        ELSE 24 + (n * 7919) % ${EVENTS - PAST_EVENTS} END AS begins) times;
  INSERT INTO ticket_types (event_id, kind, price_kobo, quota)
    SELECT id, 'STANDARD', 500000, NULL FROM events
    UNION ALL SELECT id, 'VIP', 2000000, 25 FROM events WHERE id % 5 = 0
    ORDER BY 1, 2;
`;

/**
 * Each buyer has an order and a ticket of an earlier event: PostgreSQL would plan to read empty tables whole, and keep these
 * plans as they grow. Their figures are left out.
 */
const RESET = `
  TRUNCATE orders, mails CASCADE;
  UPDATE events SET taken = 0 WHERE taken > 0;
  UPDATE ticket_types SET taken = 0 WHERE taken > 0;
  SET session_replication_role = replica;
  INSERT INTO orders (user_id, event_id, ticket_type_id, quantity, total_kobo, status, created_at, paid_at)
    SELECT buyer, event, event + (event - 1) / 5, 1, 500000, 'PAID', now() - interval '9 days', now() - interval '9 days'
    FROM generate_series(${BUYER_IDS.first}, ${BUYER_IDS.last}) buyer,
      LATERAL (SELECT 1 + (buyer * 7919) % ${PAST_EVENTS} AS event) past;
  INSERT INTO tickets (order_id, event_id, ticket_type_id, user_id, status, ticket_number)
    SELECT id, event_id, ticket_type_id, user_id, 'VALID', 'TKT-EARLIER-' || id FROM orders;
  INSERT INTO attendee_names (ticket_id, event_id, name) SELECT id, event_id, 'ada eze' FROM tickets;
  SET session_replication_role = DEFAULT;
`;
