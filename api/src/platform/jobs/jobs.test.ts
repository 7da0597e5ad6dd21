import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { makeUser, type TestUser } from '../../testing/builders';
import { releaseJobs } from '../../testing/jobQueue';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { makeLogger } from '../http/logging';
import { addJob, addJobs, hasNoJob, releaseStuckJobs } from './job-queue-repository';
import { Jobs } from './jobs';
import type { Job, JobPage } from './jobs-schemas';
import type { RowTask, Subject, Tasks } from './tasks';

jest.setTimeout(60_000);

let api: TestApp;
let admin: TestUser;
let started: Jobs[] = [];
beforeEach(async () => {
  api = await startTestApp();
  admin = await makeUser(api.db, 'ADMIN');
});
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  started = [];
  await api.close();
});

const make = (tasks: Tasks) =>
  new Jobs({ db: api.db, log: makeLogger('silent'), tasks, everyMs: 300, stopMs: 300 });
const start = (tasks: Tasks): Jobs => {
  const jobs = make(tasks);
  started.push(jobs);
  jobs.start(api.url);
  return jobs;
};
/** A task that notes the rows it was run for, and fails for some. */
function noted({ failsFor = [], ...rest }: { failsFor?: number[] } & Partial<RowTask> = {}) {
  const seen: number[] = [];
  const run = async (id: number) => {
    seen.push(id);
    if (failsFor.includes(id)) throw new Error(`no luck with ${id}`);
  };
  return { seen, task: { ...rest, run } };
}
const queued = async () =>
  (await sql<{ key: string }>`SELECT key FROM graphile_worker.jobs ORDER BY id`.execute(api.db))
    .rows;
const list = async (query = '') =>
  (await api.call({ as: admin, url: `/api/jobs/${query}` })).json<JobPage>();
async function until(holds: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It did not happen in time: ${what}`);
    await wait(20);
  }
}

describe('a job', () => {
  it('exists exactly if its cause does', async () => {
    const { db } = api;
    const failing = db.transaction().execute(async (trx) => {
      await addJob(trx, 'end_order', 1);
      throw new Error('the cause did not happen');
    });
    await expect(failing).rejects.toThrow('did not happen');
    expect(await queued()).toEqual([]);
    await db.transaction().execute((trx) => addJob(trx, 'end_order', 1));
    await db.transaction().execute((trx) => addJob(trx, 'end_order', 1));
    expect(await queued()).toEqual([{ key: 'end_order:1' }]);
  });

  it('that fails holds up no other, and is tried again later each time', async () => {
    const { seen, task } = noted({ failsFor: [2] });
    await addJobs(api.db, 'expire_hold', [{ id: 1 }, { id: 2 }, { id: 3 }]);
    const jobs = make({ expire_hold: task });
    await jobs.runDue();
    await jobs.runDue();
    expect(seen.sort()).toEqual([1, 2, 3]);
    const [job, ...others] = (await list()).results;
    expect(others).toEqual([]);
    expect(job).toMatchObject({
      task: 'expire_hold',
      subject_id: 2,
      state: 'WAITING',
      attempts: 1,
      problem: 'no luck with 2',
    });
    expect(Date.parse(job?.due_at ?? '')).toBeGreaterThan(Date.now());
  });

  it('runs before those of a later priority', async () => {
    const { seen, task } = noted();
    const bulk: Subject[] = Array.from({ length: 50 }, (_, index) => ({ id: index, priority: 30 }));
    await addJobs(api.db, 'send_mail', bulk);
    await addJobs(api.db, 'send_mail', [{ id: 100, priority: -10 }]);
    await make({ send_mail: task }).runDue();
    expect(seen[0]).toBe(100);
    expect(seen).toHaveLength(51);
  });

  it('that failed ten times is dead: listed, measured, and tried again by an administrator', async () => {
    const failsFor = [7];
    const { seen, task } = noted({ failsFor });
    await addJobs(api.db, 'end_order', [{ id: 7 }, { id: 8 }]);
    const jobs = make({ end_order: task });
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      await jobs.runDue();
      await sql`UPDATE graphile_worker._private_jobs SET run_at = now()`.execute(api.db);
    }
    expect(seen.filter((id) => id === 7)).toHaveLength(10);
    const { count, results } = await list('?state=DEAD&task=end_order');
    expect(count).toBe(1);
    expect(results).toMatchObject([
      { subject_id: 7, state: 'DEAD', attempts: 10, problem: 'no luck with 7' },
    ]);
    const metrics = await api.inject({ url: '/api/metrics' });
    expect(metrics.body).toContain('jobs{task="end_order",state="DEAD"} 1');
    expect(metrics.body).toContain('jobs{task="send_mail",state="DEAD"} 0');

    failsFor.pop();
    const id = results[0]?.id ?? 0;
    const retry = () => api.call({ as: admin, method: 'POST', url: `/api/jobs/${id}/retry/` });
    expect((await retry()).json<Job>()).toMatchObject({ id, state: 'WAITING', attempts: 0 });
    expect((await retry()).json()).toMatchObject({ code: 'job_not_dead' });
    await jobs.runDue();
    expect(await queued()).toEqual([]);
    expect((await retry()).statusCode).toBe(404);
  });

  it('is measured by how long it has been due', async () => {
    await addJob(api.db, 'move_refund', 1);
    await sql`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '90 s'`.execute(
      api.db,
    );
    const { body } = await api.inject({ url: '/api/metrics' });
    expect(body).toMatch(/^jobs_oldest_due_seconds\{task="move_refund"\} 9\d/m);
    expect(body).toContain('jobs{task="move_refund",state="WAITING"} 1');
  });

  it('whose process was lost is given to another one after five minutes', async () => {
    const { seen, task } = noted();
    await addJob(api.db, 'end_order', 1);
    await sql`UPDATE graphile_worker._private_jobs SET locked_by = 'gone', attempts = 1,
      locked_at = now() - interval '4 minutes'`.execute(api.db);
    const jobs = make({ end_order: task });
    await releaseStuckJobs(api.db);
    await jobs.runDue();
    expect(seen).toEqual([]);
    await sql`UPDATE graphile_worker._private_jobs SET
      locked_at = now() - interval '6 minutes'`.execute(api.db);
    await releaseStuckJobs(api.db);
    await jobs.runDue();
    expect(seen).toEqual([1]);
  });
});

describe('work that time causes', () => {
  /** Users stand for rows with a due date. */
  const dueUsers = (ids: number[]) => () =>
    api.db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', ids)
      .where(hasNoJob('end_order', 'users.id'))
      .execute();

  it('is found once, though it is looked for again and again', async () => {
    const due = dueUsers([admin.id]);
    const jobs = make({ end_order: { run: async () => undefined, due } });
    await jobs.runDue('send_mail');
    await jobs.runDue('send_mail');
    expect(await queued()).toEqual([{ key: `end_order:${admin.id}` }]);
  });

  it('of one task is found even if looking for another fails', async () => {
    const { seen, task } = noted();
    const broken: RowTask = { ...task, due: () => Promise.reject(new Error('odd')) };
    const jobs = make({
      check_payment: broken,
      end_order: { ...task, due: dueUsers([admin.id]) },
    });
    await expect(jobs.runDue()).rejects.toThrow('due work was not looked for');
    expect(seen).toEqual([admin.id]);
  });

  it('is not tried again by itself once its job is dead', async () => {
    const { seen, task } = noted({ failsFor: [admin.id], due: dueUsers([admin.id]) });
    const jobs = make({ end_order: task });
    await jobs.runDue();
    await sql`UPDATE graphile_worker._private_jobs SET attempts = max_attempts`.execute(api.db);
    await jobs.runDue();
    expect(seen).toEqual([admin.id]);
  });
});

describe('running jobs', () => {
  it('looks for due work again and again, as one for all processes', async () => {
    let looks = 0;
    const due = async () => {
      looks += 1;
      return [];
    };
    const tasks = { end_order: { run: async () => undefined, due } };
    start(tasks);
    start(tasks);
    await until(() => looks >= 5, 'five looks');
    const plans = (await queued()).filter(({ key }) => key === 'look_for_due');
    expect(plans.length).toBeLessThanOrEqual(1);
  });

  it('shares jobs between processes, each once', async () => {
    const { seen, task } = noted();
    start({ send_mail: { ...task, lane: 'mail' } });
    start({ send_mail: { ...task, lane: 'mail' } });
    const many = Array.from({ length: 200 }, (_, index) => ({ id: index + 1 }));
    await addJobs(api.db, 'send_mail', many);
    await until(() => seen.length >= 200, 'all jobs are done');
    await until(async () => (await list('?task=send_mail')).count === 0, 'all jobs are gone');
    expect(new Set(seen).size).toBe(200);
    expect(seen).toHaveLength(200);
  });

  it('goes on when its connections are cut while jobs run, again and again', async () => {
    const { seen, task } = noted();
    start({ send_mail: { ...task, lane: 'mail' }, end_order: task });
    for (let round = 1; round <= 5; round += 1) {
      const from = round * 100;
      const ids = Array.from({ length: 40 }, (_, index) => ({ id: from + index }));
      const cut = async () =>
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'tickets-jobs'`.execute(api.db);
      await addJobs(api.db, 'send_mail', ids);
      await addJobs(api.db, 'end_order', ids);
      await wait(20);
      await cut();
    }
    await until(async () => {
      // A job whose lock was answered into a cut connection.
      await releaseJobs(api.db);
      return new Set(seen).size === 200;
    }, 'all jobs are done');
  });

  it('aborts what would hold up the end of the process', async () => {
    let isAborted = false;
    let isRunning = false;
    const run = (_: number, signal: AbortSignal) =>
      new Promise<void>((done) => {
        isRunning = true;
        signal.addEventListener('abort', () => {
          isAborted = true;
          done();
        });
      });
    const jobs = start({ send_mail: { run, lane: 'mail' } });
    await addJob(api.db, 'send_mail', 1);
    await until(() => isRunning, 'the job runs');
    await jobs.stop();
    expect(isAborted).toBe(true);
  });
});
