import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { HOUR_MS } from '../durations';
import { makeLogger } from '../http/logging';
import { Jobs } from './jobs';
import type { Tasks } from './tasks';

jest.setTimeout(60_000);

const HALF_AN_HOUR_AWAY = (new Date().getUTCMinutes() + 30) % 60;
/** Cron patterns whose time doesn't come while a test runs. */
const [HOURLY, NIGHTLY] = [`${HALF_AN_HOUR_AWAY} * * * *`, `${HALF_AN_HOUR_AWAY} 2 * * *`];

let api: TestApp;
let started: Jobs[] = [];
beforeEach(async () => {
  api = await startTestApp();
});
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  started = [];
  await api.close();
});

const start = (tasks: Tasks, log: FastifyBaseLogger = makeLogger('silent')): Jobs => {
  const jobs = new Jobs({ db: api.db, log, tasks, everyMs: 100, stopMs: 300 });
  started.push(jobs);
  jobs.start(api.url);
  return jobs;
};
async function until(holds: () => Promise<boolean> | boolean, what: string): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > 300) throw new Error(`It did not happen in time: ${what}`);
    await wait(50);
  }
}
const plan = (task: string) =>
  sql`SELECT graphile_worker.add_job(${task}::text, job_key => ${task}::text)`.execute(api.db);
/** Minutes from now until a task's success is overdue. */
async function minutesLeft(): Promise<Record<string, number>> {
  const { rows } = await sql<{ task: string; minutes: number }>`
    SELECT task, round(extract(epoch FROM late_at - now()) / 60)::int AS minutes
    FROM timed_tasks`.execute(api.db);
  return Object.fromEntries(rows.map(({ task, minutes }) => [task, minutes]));
}
const setLeft = (task: string, minutes: number) =>
  sql`INSERT INTO timed_tasks (task, late_at) VALUES (${task}, now() + ${minutes} * interval '1 minute')
    ON CONFLICT (task) DO UPDATE SET late_at = excluded.late_at`.execute(api.db);
const isRunning = async () => 'release_stuck_jobs' in (await minutesLeft());
const lateSeconds = async (task: string) => {
  const { body } = await api.inject({ url: '/api/metrics' });
  const found = new RegExp(`^timed_task_late_seconds\\{task="${task}"\\} (\\S+)$`, 'm').exec(body);
  return found ? Number(found[1]) : undefined;
};
/** A task whose turns are counted. */
function counted(every: string) {
  const task = { every, turns: 0, run: async () => void (task.turns += 1) };
  return task;
}
/** A pattern of a minute in the past. */
const minuteOf = (date: Date) => `${date.getUTCMinutes()} ${date.getUTCHours()} * * *`;

describe('work at set times', () => {
  it('has to succeed within half an hour, three hours or two days, by how often it is done', async () => {
    const run = async () => undefined;
    start({
      sweep: { every: '* * * * *', run },
      pay_out: { every: HOURLY, run },
      forget: { every: NIGHTLY, run },
    });
    await until(isRunning, 'successes are expected');
    expect(await minutesLeft()).toEqual({
      sweep: 30,
      pay_out: 180,
      forget: 2880,
      look_for_due: 30,
      release_stuck_jobs: 30,
    });
  });

  it('is measured by how long its success has been overdue, until it succeeds', async () => {
    let isBroken = true;
    const run = async () => {
      if (isBroken) throw new Error('no luck');
    };
    start({ pay_out: { every: HOURLY, run } });
    await until(isRunning, 'successes are expected');
    expect(await lateSeconds('pay_out')).toBe(0);
    await setLeft('pay_out', -2);
    await plan('pay_out');
    const failed = sql`SELECT FROM graphile_worker.jobs WHERE last_error = 'no luck'`;
    await until(async () => (await failed.execute(api.db)).rows.length > 0, 'it fails');
    expect(await lateSeconds('pay_out')).toBeGreaterThan(119);
    isBroken = false;
    await plan('pay_out');
    await until(async () => (await minutesLeft()).pay_out === 180, 'it succeeds');
    expect(await lateSeconds('pay_out')).toBe(0);
  });

  it('has half an hour after a start to make up for a time without a process, not more', async () => {
    await setLeft('forget', -600);
    await setLeft('pay_out', 60);
    const run = async () => undefined;
    start({ forget: { every: NIGHTLY, run }, pay_out: { every: HOURLY, run } });
    await until(isRunning, 'successes are expected');
    expect(await minutesLeft()).toMatchObject({ forget: 30, pay_out: 60 });
  });

  it('has all its time again after longer in the hands of another version', async () => {
    await setLeft('forget', -2881);
    await setLeft('forget_more', -2879);
    await setLeft('pay_out', -181);
    const task = { every: NIGHTLY, run: async () => undefined };
    start({ forget: task, forget_more: task, pay_out: { ...task, every: HOURLY } });
    await until(isRunning, 'successes are expected');
    expect(await minutesLeft()).toMatchObject({ forget: 2880, forget_more: 30, pay_out: 180 });
  });

  it('is overdue in a process that can’t begin it', async () => {
    const said: string[] = [];
    const log = pino({}, { write: (line) => void said.push(line) });
    const failures = () => said.filter((line) => line.includes('and start again')).length;
    start({ odd: { every: 'at times', run: async () => undefined } }, log);
    await until(() => failures() > 0, 'it can’t begin');
    await setLeft('release_stuck_jobs', -5);
    const before = failures();
    await until(() => failures() > before + 1, 'it tries again and again');
    expect(await lateSeconds('release_stuck_jobs')).toBeGreaterThan(299);
  });

  it('is not expected any more in a version without it, though an older process still does it', async () => {
    const older = counted(HOURLY);
    start({ pay_out: older });
    await until(isRunning, 'successes are expected');
    await setLeft('pay_out', -5);
    expect(await lateSeconds('pay_out')).toBeGreaterThan(0);
    start({});
    await until(async () => !('pay_out' in (await minutesLeft())), 'it is not expected');
    await plan('pay_out');
    await until(() => older.turns > 0, 'the older process does it');
    expect(await lateSeconds('pay_out')).toBeUndefined();
  });

  it('is overdue when due work can’t be looked for, which goes on for the rest', async () => {
    let looks = 0;
    const broken = { run: async () => undefined, due: () => Promise.reject(new Error('odd')) };
    const due = async () => {
      looks += 1;
      return [];
    };
    start({ check_payment: broken, end_order: { run: async () => undefined, due } });
    await until(isRunning, 'successes are expected');
    await setLeft('look_for_due', -1);
    const before = looks;
    await until(() => looks > before + 2, 'it is looked for again and again');
    expect(await lateSeconds('look_for_due')).toBeGreaterThan(0);
  });

  it('is made up for, once, if its minute of the last day fell into a restart', async () => {
    const now = Date.now();
    const [missed, done] = [
      new Date(now - 23 * HOUR_MS),
      new Date(Math.floor((now - HOUR_MS) / 60_000) * 60_000),
    ];
    await sql`
      INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      VALUES ('missed', ${new Date(0)}, ${new Date(now - 47 * HOUR_MS)}),
        ('done', ${new Date(0)}, ${done})`.execute(api.db);
    const last = counted('* * * * *');
    const tasks = { missed: counted(minuteOf(missed)), done: counted(minuteOf(done)), last };
    start(tasks);
    await until(() => tasks.missed.turns > 0, 'what was missed is done');
    await plan('last');
    await until(() => last.turns > 0, 'what was due before is done');
    expect([tasks.missed.turns, tasks.done.turns]).toEqual([1, 0]);
  });

  it('is done though a process whose clock is ahead has scheduled it for later', async () => {
    const sweep = counted('* * * * *');
    await sql`INSERT INTO graphile_worker._private_known_crontabs
      VALUES ('sweep', now(), now() + interval '1 hour')`.execute(api.db);
    await sql`SELECT graphile_worker.add_job('sweep', job_key => 'sweep',
      run_at => now() + interval '1 hour')`.execute(api.db);
    start({ sweep });
    await until(() => sweep.turns > 0, 'work is done');
    const { rows } = await sql`SELECT FROM graphile_worker._private_known_crontabs
      WHERE last_execution > now()`.execute(api.db);
    expect(rows).toEqual([]);
  });
});
