import { sql } from 'kysely';
import type { Queryable } from '../database/schema';

export const JOB_STATES = ['WAITING', 'RUNNING', 'DEAD'] as const;
type JobState = (typeof JOB_STATES)[number];

/** A job that lost its key was replaced by a newer one of its row while it ran. */
export const IS_DEAD = sql<boolean>`(attempts >= max_attempts AND locked_at IS NULL AND key IS NOT NULL)`;
const STATE = sql<JobState>`CASE WHEN ${IS_DEAD} THEN 'DEAD'
  WHEN locked_at IS NOT NULL THEN 'RUNNING' ELSE 'WAITING' END`;

export interface JobRow {
  id: number;
  task: string;
  state: JobState;
  key: string | null;
  attempts: number;
  max_attempts: number;
  run_at: Date;
  last_error: string | null;
  created_at: Date;
}

/** A filter; all jobs if nothing is set. */
interface JobScope {
  state?: JobState;
  task?: string;
}

const jobsIn = ({ state, task }: JobScope) => sql`
  FROM graphile_worker.jobs
  WHERE (${state ?? null}::text IS NULL OR ${STATE} = ${state ?? null})
    AND (${task ?? null}::text IS NULL OR task_identifier = ${task ?? null})`;

/** Jobs, the newest first. */
export async function listJobs(
  db: Queryable,
  scope: JobScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    SELECT id, task_identifier AS task, ${STATE} AS state, key, attempts, max_attempts, run_at,
      last_error, created_at
    ${jobsIn(scope)} ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

export async function countJobs(db: Queryable, scope: JobScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count ${jobsIn(scope)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Makes a dead job due now and resets its attempts.
 *
 * @returns undefined if there is no such job or it isn't dead.
 */
export async function reviveJob(db: Queryable, id: number): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    WITH revived AS (
      SELECT revived.* FROM graphile_worker.reschedule_jobs(
        ARRAY(SELECT id FROM graphile_worker.jobs WHERE id = ${id} AND ${IS_DEAD}),
        run_at => now(), attempts => 0) AS revived)
    SELECT revived.id, job.task_identifier AS task, 'WAITING' AS state, revived.key, revived.attempts,
      revived.max_attempts, revived.run_at, revived.last_error, revived.created_at
    FROM revived JOIN graphile_worker.jobs job ON job.id = revived.id`.execute(db);
  return rows[0];
}

/** Jobs by task and state, and for how long the oldest of each task has been due. */
export async function measureQueue(db: Queryable) {
  const { rows } = await sql<{
    task: string;
    state: JobState;
    count: number;
    overdue_seconds: number;
  }>`
    SELECT task_identifier AS task, ${STATE} AS state, count(*) AS count,
      greatest(0, extract(epoch FROM now() - min(run_at)))::float AS overdue_seconds
    FROM graphile_worker.jobs GROUP BY 1, 2`.execute(db);
  return rows;
}

export async function hasJob(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM graphile_worker.jobs WHERE id = ${id}`.execute(db);
  return rows.length > 0;
}
