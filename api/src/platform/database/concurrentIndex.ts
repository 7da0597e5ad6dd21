import { sql, type Kysely } from 'kysely';

/**
 * Builds an index while the table is read and written, for a migration with `outsideTransaction`. A run that was cut off
 * leaves an index that every write maintains and no query uses; it is dropped and built anew.
 *
 * @param definition what follows the name, such as `ON tickets (event_id) WHERE checked_in_at IS NULL`.
 */
export async function buildIndexConcurrently(
  db: Kysely<unknown>,
  name: string,
  definition: string,
): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM pg_index WHERE indexrelid = to_regclass(${name}) AND NOT indisvalid`.execute(db);
  if (rows.length > 0) await sql`DROP INDEX CONCURRENTLY ${sql.id(name)}`.execute(db);
  await sql`
    CREATE INDEX CONCURRENTLY IF NOT EXISTS ${sql.id(name)} ${sql.raw(definition)}`.execute(db);
}
