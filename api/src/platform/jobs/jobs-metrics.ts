import type { Kysely } from 'kysely';
import { Gauge } from 'prom-client';
import type { Database } from '../database/schema';
import type { Metrics } from '../metrics/metrics';
import { JOB_STATES, measureQueue } from './jobs-repository';
import type { Tasks } from './tasks';
import { measureTimedTasks } from './timed-tasks-repository';

/** Adds the job queue to the metrics. A task without jobs is 0, so that an alert on it can tell. */
export function measureJobs(
  db: Kysely<Database>,
  { registry, countRows }: Metrics,
  tasks: Tasks,
): void {
  const jobs = new Gauge({
    name: 'jobs',
    help: 'Jobs in the queue, by task and state. Dead ones are not retried automatically.',
    labelNames: ['task', 'state'],
    registers: [registry],
  });
  const overdue = new Gauge({
    name: 'jobs_oldest_due_seconds',
    help: 'How long the oldest waiting job of a task has been due.',
    labelNames: ['task'],
    registers: [registry],
  });
  countRows(async () => {
    const found = await measureQueue(db);
    // Another version's tasks would keep their last value.
    jobs.reset();
    overdue.reset();
    for (const task of Object.keys(tasks)) {
      for (const state of JOB_STATES) jobs.set({ task, state }, 0);
      overdue.set({ task }, 0);
    }
    for (const { task, state, count, overdue_seconds: seconds } of found) {
      jobs.set({ task, state }, count);
      if (state === 'WAITING') overdue.set({ task }, seconds);
    }
  });

  const late = new Gauge({
    name: 'timed_task_late_seconds',
    help: 'How long a success of a scheduled task has been overdue; 0 if it is not.',
    labelNames: ['task'],
    registers: [registry],
  });
  countRows(async () => {
    const found = await measureTimedTasks(db);
    late.reset();
    for (const { task, late_seconds: seconds } of found) late.set({ task }, seconds);
  });
}
