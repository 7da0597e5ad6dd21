import { sql } from 'kysely';
import type { Queryable } from '../database/schema';
import { cadenceOf } from './cadence';

/** Time a starting process gets for the work missed while none ran. */
const START = sql`interval '30 minutes'`;

/**
 * Expects a success of each of these tasks, by its cron pattern, and of no other. One that is overdue by its whole allowance
 * was left to other versions, or was reported long ago, so it gets the allowance again.
 */
export async function expectTimedTasks(
  db: Queryable,
  timed: ReadonlyMap<string, string>,
): Promise<void> {
  const names = [...timed.keys()];
  const allowances = [...timed.values()].map((every) => cadenceOf(every).allowance);
  // In a fixed order, so that processes that start at once don't deadlock.
  await sql`
    INSERT INTO timed_tasks (task, late_at)
    SELECT task, now() + allowance::interval
    FROM unnest(${names}::text[], ${allowances}::text[]) AS timed (task, allowance) ORDER BY task
    ON CONFLICT (task) DO UPDATE SET late_at = CASE
      WHEN now() - timed_tasks.late_at > excluded.late_at - now() THEN excluded.late_at
      ELSE greatest(timed_tasks.late_at, now() + ${START}) END`.execute(db);
  await sql`DELETE FROM timed_tasks WHERE task <> ALL(${names}::text[])`.execute(db);
}

/** Adds no row: a process of another version would bring back a task that this one no longer has. */
export async function noteSuccess(db: Queryable, task: string, every: string): Promise<void> {
  await sql`
    UPDATE timed_tasks SET late_at = now() + ${cadenceOf(every).allowance}::interval
    WHERE task = ${task}`.execute(db);
}

/** Tasks whose success is overdue. */
export const IS_LATE = sql<boolean>`(late_at < now())`;

/** For how long the success of each task has been overdue. */
export async function measureTimedTasks(db: Queryable) {
  const { rows } = await sql<{ task: string; late_seconds: number }>`
    SELECT task, greatest(0, extract(epoch FROM now() - late_at))::float8 AS late_seconds
    FROM timed_tasks`.execute(db);
  return rows;
}
