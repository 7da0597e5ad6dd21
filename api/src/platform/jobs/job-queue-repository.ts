import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../database/schema';
import { PRIORITIES, type RowTaskName, type Subject } from './tasks';

/** Tries of a job before it is dead. With graphile-worker's delays of e, e², … seconds, the last is three and a half hours after the first. */
const MAX_ATTEMPTS = 10;

/** Longer than any task takes. */
const STUCK_AFTER = sql`interval '5 minutes'`;

/**
 * Adds jobs in the caller's transaction, so that they exist exactly if what causes them does. A row has one waiting job of a
 * task at most.
 */
export async function addJobs(db: Queryable, task: RowTaskName, rows: Subject[]): Promise<void> {
  if (rows.length === 0) return;
  const specs = rows.map(({ id, priority = PRIORITIES[task] ?? 0 }) => ({
    identifier: task,
    payload: { id },
    job_key: `${task}:${id}`,
    priority,
    max_attempts: MAX_ATTEMPTS,
  }));
  await sql`
    SELECT count(*) FROM graphile_worker.add_jobs(ARRAY(
      SELECT json_populate_recordset(NULL::graphile_worker.job_spec, ${JSON.stringify(specs)}::json)
    ))`.execute(db);
}

/** Adds one job, as `addJobs` does. */
export const addJob = (db: Queryable, task: RowTaskName, id: number): Promise<void> =>
  addJobs(db, task, [{ id }]);

/** A condition for rows that have no job of a task, waiting, running or dead. `id` is a column, such as `mails.id`. */
export const hasNoJob = (task: RowTaskName, id: string) => sql<SqlBool>`
  NOT EXISTS (SELECT FROM graphile_worker.jobs AS j WHERE j.key = ${`${task}:`} || ${sql.ref(id)})`;

/** Schedules the only job of a task without a row. */
export async function scheduleJob(
  db: Queryable,
  task: string,
  { inMs, priority }: { inMs: number; priority: number },
): Promise<void> {
  await sql`
    SELECT id FROM graphile_worker.add_job(${task}::text,
      run_at => now() + ${inMs} * interval '1 millisecond', max_attempts => ${MAX_ATTEMPTS},
      job_key => ${task}::text, priority => ${priority}::int)`.execute(db);
}

/** A cron that is further ahead isn't just a little early. */
const AHEAD = sql`interval '30 seconds'`;

/**
 * Makes due what a process whose clock is ahead has scheduled for later. Until then its minutes would count as done for all
 * processes, and since it moves its jobs on each minute, they would never run.
 *
 * @returns how many timed tasks were ahead.
 */
export async function pullBackCron(db: Queryable): Promise<number> {
  const { rows } = await sql`
    WITH ahead AS (
      UPDATE graphile_worker._private_known_crontabs SET last_execution = now()
      WHERE last_execution > now() + ${AHEAD} RETURNING identifier
    ), moved AS (
      SELECT graphile_worker.reschedule_jobs(
        ARRAY(
          SELECT id FROM graphile_worker.jobs WHERE key IN (SELECT identifier FROM ahead)
            AND attempts = 0 AND run_at > now() + ${AHEAD}),
        run_at => now())
    )
    SELECT identifier, (SELECT count(*) FROM moved) FROM ahead`.execute(db);
  return rows.length;
}

/**
 * Gives back jobs whose process, or whose answer from the database, was lost. graphile-worker does so itself only after four
 * hours. Jobs without a key have been replaced by newer ones while they ran.
 */
export async function releaseStuckJobs(db: Queryable): Promise<void> {
  await sql`
    DELETE FROM graphile_worker._private_jobs
    WHERE key IS NULL AND attempts >= max_attempts
      AND (locked_at IS NULL OR locked_at < now() - ${STUCK_AFTER})`.execute(db);
  await sql`
    UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL
    WHERE locked_at < now() - ${STUCK_AFTER}`.execute(db);
}
