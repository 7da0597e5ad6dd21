import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { addJobs } from './job-queue-repository';
import { isTimed, type RowTaskName, type Tasks } from './tasks';

/** Rows of each task that one look turns into jobs. */
const AT_ONCE = 2000;

/**
 * Adds the jobs of rows whose time has come.
 *
 * @throws AggregateError if it failed for some tasks, once it has looked for all.
 */
export async function lookForDue({
  db,
  log,
  tasks,
}: {
  db: Kysely<Database>;
  log: FastifyBaseLogger;
  tasks: Tasks;
}): Promise<void> {
  const errors: unknown[] = [];
  for (const [name, task] of Object.entries(tasks)) {
    if (isTimed(task) || !task.due) continue;
    try {
      await addJobs(db, name as RowTaskName, await task.due(AT_ONCE));
    } catch (error) {
      // One task's failure must not hold up the others.
      log.error({ err: error, task: name }, 'due work was not looked for');
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'due work was not looked for');
}
