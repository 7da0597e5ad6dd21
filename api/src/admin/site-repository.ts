import { sql } from 'kysely';
import type { Queryable } from '../platform/database/schema';

/** The migrations that a database has had; null if it isn't a site's. */
export async function readMigrations(db: Queryable): Promise<string[] | null> {
  const table = await sql<{ is: boolean }>`
    SELECT to_regclass('kysely_migration') IS NOT NULL AS is`.execute(db);
  if (!table.rows[0]?.is) return null;
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
