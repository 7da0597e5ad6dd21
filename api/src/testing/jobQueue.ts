import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';
import { eventually } from './testPayments';

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

/** Resolves once the last statements of killed processes have ended: one of them could still take a job that is released. */
export async function untilKilledAreGone(db: Kysely<Database>): Promise<void> {
  const open = async () => {
    const { rows } = await sql`SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'tickets-jobs'`.execute(db);
    return rows.length;
  };
  if ((await eventually(open, (count) => count === 0)) > 0) throw new Error('A process still runs');
}
