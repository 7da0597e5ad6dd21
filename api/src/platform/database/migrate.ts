import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations';
import type { Database } from './schema';

/** An arbitrary number, the same in every process: the lock for preparing the database. */
const START_LOCK = 7_316_225;
const LOOK_AGAIN_MS = 100;

/**
 * Runs work while no other process prepares the same database; the others wait. The lock belongs to the session, so it is
 * released even if this process is killed.
 */
export async function withAdvisoryLock<T>(
  db: Kysely<Database>,
  work: () => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    while (!(await tryToLock(connection))) await sleep(LOOK_AGAIN_MS);
    try {
      return await work();
    } finally {
      await sql`SELECT pg_advisory_unlock(${START_LOCK})`.execute(connection);
    }
  });
}

/** Polled, since a statement waiting for the lock would hit the statement timeout. */
async function tryToLock(connection: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`
    SELECT pg_try_advisory_lock(${START_LOCK}) AS ours`.execute(connection);
  return rows[0]?.ours === true;
}

/**
 * Migrates the database to the latest schema.
 *
 * @returns the names of the migrations that were run.
 * @throws the error of the first failed migration; each runs in a transaction, so it leaves nothing behind.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Parallel branches may land a lower number second.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}
