import { sql } from 'kysely';
import type { Queryable } from './schema';

/**
 * A table that exists while a backup is being restored: until then the database looks like an empty site's. It is dropped in
 * the transaction that adds the data.
 */
export const UNFINISHED = 'unfinished_restore';

export async function isRestoreUnfinished(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT to_regclass(${UNFINISHED}) IS NOT NULL AS found`.execute(db);
  return rows[0]?.found === true;
}
