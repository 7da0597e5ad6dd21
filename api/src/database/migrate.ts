import { Migrator, sql, type Kysely } from 'kysely';
import { migrations } from './migrations';
import type { Database } from './schema';

/** Any number, the same in every process of this product: the lock under which a start prepares the database. */
const START_LOCK = 7_316_225;

/**
 * Runs work while no other process prepares the same database: several may start at once, and the others wait.
 * The lock is the session's, so it is let go even if this process is killed.
 */
export async function whileAlone<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`SET statement_timeout = 0`.execute(connection);
    await sql`SELECT pg_advisory_lock(${START_LOCK})`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`SELECT pg_advisory_unlock(${START_LOCK})`.execute(connection);
      await sql`RESET statement_timeout`.execute(connection);
    }
  });
}

/**
 * Brings the database to the newest schema.
 *
 * @returns the names of the migrations that were run now.
 * @throws the error of the first migration that failed; each runs in a transaction, so it left nothing behind.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Two teams work at once, and the lower number may land second.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}
