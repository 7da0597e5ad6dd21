import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Database } from './schema';

export interface DatabaseOptions {
  url: string;
  maxConnections: number;
  /** A connection that is lost while idle; the pool replaces it by itself. */
  onConnectionError?: (error: Error) => void;
}

// Counts and kobo fit a double exactly (the largest order is 10^10 kobo), so bigint columns are read as numbers.
types.setTypeParser(types.builtins.INT8, Number);

/** Opens the pool. Nothing is connected before the first query. */
export function openDatabase(options: DatabaseOptions): Kysely<Database> {
  const pool = new Pool({
    connectionString: options.url,
    max: options.maxConnections,
    application_name: 'tickets-api',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', (error) => options.onConnectionError?.(error));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Kysely<Database>, Pool>();

/** The pool under a database that `openDatabase` has opened, to be looked at. */
export function poolOf(
  db: Kysely<Database>,
): Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'> | undefined {
  return pools.get(db);
}
