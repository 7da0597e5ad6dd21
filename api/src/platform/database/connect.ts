import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { tellingOfLoss } from './lostConnection';
import type { Database } from './schema';

interface DatabaseOptions {
  url: string;
  maxConnections: number;
  /** A connection lost while idle; the pool replaces it. */
  onConnectionError?: (error: Error) => void;
  /** Lets statements and transactions take as long as they need. Only for work that no request waits for. */
  isUnlimited?: boolean;
}

/** For requests: whoever waits longer has left. */
const LIMITS = {
  statement_timeout: 20_000,
  idle_in_transaction_session_timeout: 30_000,
  // Longer than the server's own limit: a server that hasn't responded by then is gone, such as after a failover.
  query_timeout: 25_000,
};

// Counts and kobo fit a double exactly (the largest order is 10^10 kobo), so bigint columns are read as numbers.
types.setTypeParser(types.builtins.INT8, Number);

/** Opens a pool; connects on the first query. */
export function openPool({
  url,
  maxConnections,
  name = 'tickets-api',
  onConnectionError,
  isUnlimited = false,
}: DatabaseOptions & { name?: string }): Pool {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    ...(!isUnlimited && LIMITS),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  pool.on('error', (error) => onConnectionError?.(error));
  // The pool only listens to idle connections, and an unhandled `error` event ends the process. The connection's user learns of
  // the loss from their query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Opens the database; connects on the first query. */
export function openDatabase(options: DatabaseOptions): Kysely<Database> {
  const pool = openPool(options);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: tellingOfLoss(pool) }) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Kysely<Database>, Pool>();

/** The pool under a database opened by `openDatabase`, for metrics and for jobs. */
export function poolOf(db: Kysely<Database>): Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error('This database was not opened by openDatabase');
  return pool;
}
