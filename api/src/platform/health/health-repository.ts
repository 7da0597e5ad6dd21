import { sql } from 'kysely';
import type { Queryable } from '../database/schema';

/** Resolves when the database answers. */
export async function ping(db: Queryable): Promise<void> {
  await sql`SELECT 1`.execute(db);
}
