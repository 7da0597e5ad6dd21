import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import {
  Logger,
  parseCronItems,
  run,
  runOnce,
  type CronItem,
  type RunOnceOptions,
  type Runner,
  type TaskList,
} from 'graphile-worker';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from '../config/config';
import { poolOf } from '../database/connect';
import type { Database } from '../database/schema';
import type { Metrics } from '../metrics/metrics';
import { cadenceOf, EVERY_MINUTE } from './cadence';
import { openJobPool } from './job-pool';
import { pullBackCron, releaseStuckJobs, scheduleJob } from './job-queue-repository';
import { measureJobs } from './jobs-metrics';
import { lookForDue } from './look-for-due';
import { isTimed, type Lane, type RowTaskName, type Tasks } from './tasks';
import { expectTimedTasks, noteSuccess } from './timed-tasks-repository';

interface JobsOptions {
  db: Kysely<Database>;
  log: FastifyBaseLogger;
  tasks: Tasks;
  /** How often one of the processes looks for rows whose time has come. */
  everyMs?: number;
  /** How long jobs under way may delay the end of the process before they are aborted. */
  stopMs?: number;
}

type JobsPlatform = Pick<JobsOptions, 'db' | 'log'> & {
  config: Pick<Config, 'paymentJobSeconds'>;
  metrics: Metrics;
};

/** Simultaneous jobs in a process. */
const WORKERS: Record<Lane, number> = { mail: 4, sales: 6 };
const STOP_MS = 8000;
/** Time left for aborted jobs to note their end. */
const ABORTED_MS = 3000;
const START_AGAIN_MS = 1000;
const LOOK_MS = 10_000;
const LOOK = 'look_for_due';
/** Before all other jobs, since it may find more urgent ones. */
const LOOK_FIRST = -100;

/**
 * Background work on graphile-worker, shared by all processes (decision 0049). A job is added in the transaction of its
 * cause. Work that time causes, such as a hold's end, is a date in its row: one process looks for such rows every few
 * seconds and adds their jobs.
 */
export class Jobs {
  private readonly stopping = new AbortController();
  private readonly runners = new Set<Runner>();
  private lanes: Promise<void>[] = [];
  private stopped: Promise<void> | undefined;
  private pool: Pool | undefined;
  private readonly logger: Logger;

  constructor(private readonly options: JobsOptions) {
    const { log } = options;
    this.logger = new Logger(() => (level, message, { error }) => {
      // It logs each success as information.
      const severity = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
      log[severity[level]]({ ...(error instanceof Error && { err: error }) }, message);
    });
    this.onceOptions = { pgPool: poolOf(options.db), ...this.common };
  }

  /** Works until it is stopped, whatever happens to the database meanwhile. */
  start(databaseUrl: string): void {
    const { log } = this.options;
    const onLoss = (error: Error) => log.warn({ err: error }, 'a connection for jobs was lost');
    this.pool = openJobPool(databaseUrl, onLoss, () => this.isStopping());
    // Later rounds follow from this one; if it is lost, cron starts them again.
    this.planLook(0).catch((error: unknown) => log.warn({ err: error }, 'due work waits for cron'));
    this.lanes = [this.keepRunning('mail', this.pool), this.keepRunning('sales', this.pool)];
  }

  /** Takes no more jobs; resolves when those under way have ended or have been aborted. */
  stop(): Promise<void> {
    this.stopped ??= this.end();
    return this.stopped;
  }

  /** Does the work that is due by now in this process: for a copy with its own clock, and for tests. */
  async runDue(...names: RowTaskName[]): Promise<void> {
    if (this.isStopping()) return;
    const isMeant = (name: string) => names.length === 0 || names.some((each) => each === name);
    const taskList = this.taskList((name, task) => !isTimed(task) && isMeant(name));
    try {
      await lookForDue(this.options);
    } finally {
      await runOnce(this.onceOptions, taskList);
    }
  }

  private async end(): Promise<void> {
    this.stopping.abort();
    const ended = async () => {
      await Promise.all([...this.runners].map((runner) => runner.stop().catch(() => undefined)));
      await Promise.all(this.lanes);
      await this.pool?.end();
    };
    const stopMs = (this.options.stopMs ?? STOP_MS) + ABORTED_MS;
    await Promise.race([ended(), sleep(stopMs, undefined, { ref: false })]);
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  /** Made once, since graphile-worker keeps something for each options object it has ever seen. */
  private readonly onceOptions: RunOnceOptions;

  private get common() {
    const stopMs = this.options.stopMs ?? STOP_MS;
    return {
      schema: 'graphile_worker',
      logger: this.logger,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: stopMs,
      // Without a batch, a failure to note the end of a job is an unhandled rejection.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    };
  }

  private async keepRunning(lane: Lane, pgPool: Pool): Promise<void> {
    const { db, log } = this.options;
    const { signal } = this.stopping;
    // Only once: work that can't be started has to become late at some point.
    let isExpected = lane !== 'sales';
    while (!this.isStopping()) {
      try {
        if (!isExpected) await expectTimedTasks(db, this.timed);
        isExpected = true;
        const runner = await run({
          pgPool,
          concurrency: WORKERS[lane],
          taskList: this.tasksOf(lane),
          parsedCronItems: lane === 'sales' ? parseCronItems(this.cronItems()) : [],
          ...this.common,
        });
        this.runners.add(runner);
        const ended = runner.promise.finally(() => this.runners.delete(runner));
        if (this.isStopping()) await runner.stop().catch(() => undefined);
        await ended;
      } catch (error) {
        log.error({ err: error, lane }, 'jobs have stopped, and start again');
      }
      await sleep(START_AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private tasksOf(lane: Lane): TaskList {
    const list = this.taskList(
      (_, task) => (isTimed(task) ? 'sales' : (task.lane ?? 'sales')) === lane,
    );
    return lane === 'sales' ? { ...list, ...this.ownTasks } : list;
  }

  private taskList(isWanted: (name: string, task: Tasks[string]) => boolean): TaskList {
    const wanted = Object.entries(this.options.tasks).filter((each) => isWanted(...each));
    return Object.fromEntries(
      wanted.map(([name, task]) => [
        name,
        async (payload, { abortSignal }) => {
          await (isTimed(task)
            ? this.runTimed(name, task.every, () => task.run())
            : task.run((payload as { id: number }).id, abortSignal));
        },
      ]),
    ) as TaskList;
  }

  private readonly ownTasks: TaskList = {
    [LOOK]: () => this.runTimed(LOOK, EVERY_MINUTE, () => this.look()),
    release_stuck_jobs: () =>
      this.runTimed('release_stuck_jobs', EVERY_MINUTE, () => releaseStuckJobs(this.options.db)),
  };

  private async runTimed(name: string, every: string, work: () => Promise<unknown>): Promise<void> {
    await work();
    await noteSuccess(this.options.db, name, every);
  }

  /** The cron pattern of each task at set times. */
  private get timed(): ReadonlyMap<string, string> {
    const given = Object.entries(this.options.tasks).flatMap(([name, task]): [string, string][] =>
      isTimed(task) ? [[name, task.every]] : [],
    );
    const own = Object.keys(this.ownTasks).map((name): [string, string] => [name, EVERY_MINUTE]);
    return new Map([...given, ...own]);
  }

  private cronItems(): CronItem[] {
    return [...this.timed].map(([task, match]) => ({
      task,
      match,
      options: {
        // The key replaces a job that was lost with its process. The next look keeps its time, by the database's clock.
        jobKey: task,
        ...(task === LOOK && { jobKeyMode: 'preserve_run_at' }),
        backfillPeriod: cadenceOf(match).backfillMs,
        maxAttempts: 10,
        priority: task === LOOK ? LOOK_FIRST : 0,
      },
    }));
  }

  private async look(): Promise<void> {
    const { db, log, everyMs = LOOK_MS } = this.options;
    try {
      const tasks = await pullBackCron(db);
      if (tasks > 0) log.error({ tasks }, 'the clock of a process that schedules work is ahead');
      await lookForDue(this.options);
    } finally {
      await this.planLook(everyMs);
    }
  }

  private planLook(inMs: number): Promise<void> {
    return scheduleJob(this.options.db, LOOK, { inMs, priority: LOOK_FIRST });
  }
}

/** Builds the jobs of all rooms' tasks, and adds the queue to the metrics. Nothing is started. */
export function makeJobs({ config, db, log, metrics }: JobsPlatform, tasks: Tasks): Jobs {
  measureJobs(db, metrics, tasks);
  return new Jobs({ db, log, tasks, everyMs: config.paymentJobSeconds * 1000 });
}
