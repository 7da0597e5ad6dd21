import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';

/**
 * As if the time had passed after which the jobs of a lost process are given to others, and due work is looked for. The others
 * are told, as they look by themselves only every two seconds.
 */
export async function releaseJobs(db: Kysely<Database>): Promise<void> {
  await sql`
    WITH released AS (
      UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL,
        run_at = CASE key WHEN 'look_for_due' THEN least(run_at, now()) ELSE run_at END
      WHERE locked_at IS NOT NULL OR key = 'look_for_due' RETURNING id)
    SELECT pg_notify('jobs:insert', '{"count":10}') FROM released`.execute(db);
}
