import { sql } from 'kysely';
import type { Queryable } from '../database/schema';

/** Differs if anything was committed in between: it names the transactions whose changes can be seen. */
export async function readSnapshot(db: Queryable): Promise<string> {
  const query = sql<{ snapshot: string }>`SELECT pg_current_snapshot()::text AS snapshot`;
  const [row] = (await query.execute(db)).rows;
  if (!row) throw new Error('PostgreSQL named no snapshot.');
  return row.snapshot;
}
