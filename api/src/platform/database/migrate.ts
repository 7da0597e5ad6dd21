import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import { sql, type Kysely } from 'kysely';
import { DatabaseError } from 'pg';
import { openPool } from './connect';
import type { Migration, Migrations } from './migration';
import { migrations } from './migrations';
import type { Database } from './schema';
import { underStartLock } from './startLock';

interface MigrateOptions {
  all?: Migrations;
  /** Receives messages for the operator when it takes long. */
  log?: (message: string) => void;
}

/** While a statement waits for a table's lock, every request for that table queues behind it. */
const LOCK_TIMEOUT = '2s';
const TRY_AGAIN_MS = 1000;

/** Migrates a database to the latest schema, once however many processes do it. Returns the names of the migrations run. */
export function migrateDatabase(url: string, options?: MigrateOptions): Promise<string[]> {
  return underStartLock(url, (session) => migrateToLatest(session, url, options));
}

/**
 * Runs the migrations that this database hasn't had, one transaction each. Those it has had from a newer version of the
 * program are left alone: the schema is still fit for this one (docs/guides/api.md).
 *
 * @param session from `underStartLock`, for the database at `url`.
 * @returns the names of the migrations run.
 */
export async function migrateToLatest(
  session: Kysely<Database>,
  url: string,
  { all = migrations, log = () => undefined }: MigrateOptions = {},
): Promise<string[]> {
  await installJobs(url);
  const done = await migrationsDone(session);
  const due = Object.entries(all).filter(([name]) => !done.has(name));
  for (const [name, migration] of due) {
    log(`migrating: ${name}`);
    if (migration.outsideTransaction) {
      await migration.up(untyped(session));
      await note(session, name);
    } else {
      await runInTransaction(session, [name, migration], log);
    }
  }
  return due.map(([name]) => name);
}

async function runInTransaction(
  session: Kysely<Database>,
  [name, migration]: [string, Migration],
  log: (message: string) => void,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await session.transaction().execute(async (trx) => {
        await sql`SELECT set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(trx);
        await migration.up(untyped(trx));
        await note(trx, name);
      });
    } catch (error) {
      if (!isInTheWay(error)) throw error;
      if (attempt === 1) log(`${name} waits for a table that is in use, and tries again`);
      await sleep(TRY_AGAIN_MS);
    }
  }
}

/** Brings the tables of the job queue up to date, which graphile-worker numbers itself (decision 0049). */
async function installJobs(url: string): Promise<void> {
  const pgPool = openPool({ url, maxConnections: 1, isUnlimited: true });
  try {
    await runMigrations({ pgPool, schema: 'graphile_worker' });
  } finally {
    await pgPool.end();
  }
}

/** A migration knows the schema of its time, not today's. */
const untyped = (db: Kysely<Database>) => db as unknown as Kysely<unknown>;

/** Somebody else's lock: `lock_not_available`, `deadlock_detected`. */
const isInTheWay = (error: unknown) =>
  error instanceof DatabaseError && (error.code === '55P03' || error.code === '40P01');

/** The table is named after the library that used to run the migrations. */
async function migrationsDone(session: Kysely<Database>): Promise<Set<string>> {
  await sql`
    CREATE TABLE IF NOT EXISTS kysely_migration (
      name varchar(255) PRIMARY KEY,
      "timestamp" varchar(255) NOT NULL
    )`.execute(session);
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(session);
  return new Set(rows.map(({ name }) => name));
}

async function note(db: Kysely<Database>, name: string): Promise<void> {
  await sql`
    INSERT INTO kysely_migration (name, "timestamp")
    VALUES (${name}, ${new Date().toISOString()})`.execute(db);
}
