import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';

/**
 * Skips the time until a lost process's jobs go to others and due work is looked for. Notifies the others, which would
 * otherwise only look every two seconds.
 */
export async function releaseJobs(db: Kysely<Database>): Promise<void> {
  await sql`
    WITH released AS (
      UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL,
        run_at = CASE key WHEN 'look_for_due' THEN least(run_at, now()) ELSE run_at END
      WHERE locked_at IS NOT NULL OR key = 'look_for_due' RETURNING id)
    SELECT pg_notify('jobs:insert', '{"count":10}') FROM released`.execute(db);
}
