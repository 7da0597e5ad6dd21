import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { makeLogger } from '../platform/http/logging';
import { Jobs } from '../platform/jobs/jobs';
import { Seal } from '../platform/security/sealing';
import { ApiProcess } from '../testing/apiProcess';
import { makeUser, type TestUser } from '../testing/builders';
import { releaseJobs, untilKilledAreGone } from '../testing/jobQueue';
import { startMailServer, type MailServer, type MailStage } from '../testing/mailServer';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { TicketCodes } from '../sales/tickets/ticket-codes';
import { queueMail } from '../platform/outbox/outbox-repository';
import { makeMailTransport } from './mail-transport';
import { MailWorker } from './mail-worker';
import type { OutgoingMail, OutgoingMailPage } from './mails-schemas';

// Real processes and a slow server.
jest.setTimeout(300_000);

/** A limit to run into that a busy machine still leaves time within. */
const DIALOGUE_MS = 2000;

let database: TestDatabase;
let server: MailServer;
beforeEach(async () => {
  database = await openTestDatabase();
  server = await startMailServer();
});
afterEach(async () => {
  await server.close();
  await database.close();
});

const queue = (recipient = 'ada@example.test', { db } = database) =>
  db.transaction().execute((trx) =>
    queueMail(trx, {
      template: 'welcome',
      recipient,
      data: { firstName: 'Ada', role: 'ATTENDEE' },
    }),
  );
const mails = ({ db } = database) => db.selectFrom('mails').selectAll().orderBy('id').execute();
const stateOf = async (id?: number) =>
  (await mails()).find((mail) => id === undefined || mail.id === id)?.status;
/** As if the leases of mails and jobs had run out. */
async function makeDue(): Promise<void> {
  const { db } = database;
  await db
    .updateTable('mails')
    .set({ next_attempt_at: new Date(0) })
    .execute();
  await releaseJobs(db);
}

async function until(
  holds: () => Promise<boolean> | boolean,
  what: string,
  withinMs = 60_000,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It did not happen in time: ${what}`);
    await wait(20);
  }
}

/** Pauses a dialogue at a stage until released. */
function stallAt(stage: MailStage, times = 1) {
  let left = times;
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((done) => (letGo = done));
  let arrivals = 0;
  server.at = (reached) => {
    if (reached !== stage || left === 0) return undefined;
    left -= 1;
    arrivals += 1;
    return released;
  };
  return { letGo, arrived: () => until(() => arrivals >= times, `a dialogue reaches ${stage}`) };
}

// Its dialogue takes 33 s, in parallel with all other tests of this file, on a separate database and server.
let slow: { database: TestDatabase; server: MailServer } & Awaited<ReturnType<typeof makeApi>>;
beforeAll(async () => {
  const own = { database: await openTestDatabase(), server: await startMailServer() };
  const delays = { greeting: 9000, rcpt: 12_000, text: 12_000, accepted: 0 };
  own.server.at = (stage) => wait(delays[stage]);
  slow = { ...own, ...(await makeApi(own.database, own.server)) };
  await queue('slow@example.test', own.database);
  await slow.api.start();
});
afterAll(async () => {
  await slow.end();
  await slow.server.close();
  await slow.database.close();
});

describe('a worker with a slow mail server', () => {
  const started: Jobs[] = [];
  afterEach(() => Promise.all(started.splice(0).map((jobs) => jobs.stop())));

  const startWorker = ({ stopMs, ...limits }: { dialogueMs?: number; stopMs?: number } = {}) => {
    const { db, url } = database;
    const log = makeLogger('silent');
    const { tasks } = new MailWorker({
      db,
      transport: makeMailTransport({ smtpUrl: server.smtpUrl, from: 'tickets@nzuko.test' }, ''),
      publicUrl: 'https://nzuko.test',
      codes: new TicketCodes('only-for-tests'),
      seal: new Seal('only-for-tests', 'mail'),
      now: () => new Date(),
      log,
      limits,
    });
    const jobs = new Jobs({ db, log, tasks, everyMs: 500, ...(stopMs && { stopMs }) });
    started.push(jobs);
    jobs.start(url);
    return jobs;
  };

  it.each<MailStage>(['greeting', 'rcpt', 'text'])(
    'has no transaction open while it waits at %s',
    async (stage) => {
      const stall = stallAt(stage);
      await queue();
      startWorker();
      await stall.arrived();
      const { rows } = await sql`
        SELECT state, query FROM pg_stat_activity
        WHERE datname = current_database() AND state LIKE 'idle in transaction%'`.execute(
        database.db,
      );
      expect(rows).toEqual([]);
      const { rows: locks } = await sql`
        SELECT id FROM mails FOR UPDATE SKIP LOCKED`.execute(database.db);
      expect(locks).toHaveLength(1);
      stall.letGo();
      await until(async () => (await stateOf()) === 'SENT', 'the mail is sent');
      expect(server.texts).toHaveLength(1);
    },
  );

  it('sends other mails while one waits', async () => {
    const stall = stallAt('rcpt');
    await queue();
    startWorker();
    await stall.arrived();
    for (let more = 0; more < 5; more += 1) await queue(`user${more}@example.test`);
    await until(() => server.texts.length === 5, 'the others arrive');
    stall.letGo();
    await until(async () => (await stateOf()) === 'SENT', 'the first is sent');
    expect((await mails())[0]).toMatchObject({ attempts: 1, last_error: null });
  });

  it('hangs up when the time limit for the whole session has passed, and tries again', async () => {
    const stall = stallAt('rcpt');
    await queue();
    startWorker({ dialogueMs: DIALOGUE_MS });
    await stall.arrived();
    await until(() => server.open() === 0, 'the line is cut');
    await until(async () => (await stateOf()) === 'QUEUED', 'the mail waits for its next try');
    expect(await mails()).toMatchObject([
      { attempts: 1, last_error: 'The mail server took too long.', handed_over_at: null },
    ]);
    await makeDue();
    await until(async () => (await stateOf()) === 'SENT', 'the mail is sent');
    expect(server.texts).toHaveLength(1);
  });

  it('does not automatically resend what the server may have accepted', async () => {
    stallAt('text');
    await queue();
    startWorker({ dialogueMs: DIALOGUE_MS });
    await until(async () => (await stateOf()) === 'UNCONFIRMED', 'it is left to a person');
    await makeDue();
    await queue('next@example.test');
    await until(() => server.texts.length === 2, 'the next mail arrives');
    expect(server.texts.filter((text) => text.includes('ada@example.test'))).toHaveLength(1);
  });

  it('tries again when the server says that it did not take the text', async () => {
    server.verdict = '451 try later';
    await queue();
    startWorker();
    // The text first: before it, the mail is queued as well.
    await until(async () => server.texts.length > 0 && (await stateOf()) === 'QUEUED', 'a refusal');
    server.verdict = '250 kept';
    await makeDue();
    await until(async () => (await stateOf()) === 'SENT', 'the mail is sent');
    const ids = server.texts.map((text) => /^Message-ID: (.*)$/m.exec(text)?.[1]);
    expect(ids).toEqual([expect.stringMatching(/^<.+@nzuko\.test>$/), ids[0]]);
  });

  it('sends nothing if its lease expired while it was paused', async () => {
    const first = stallAt('rcpt');
    await queue();
    startWorker();
    await first.arrived();
    const second = stallAt('text');
    await makeDue();
    await second.arrived();
    first.letGo();
    await until(() => server.open() === 1, 'the first gives up');
    expect(server.texts).toHaveLength(1);
    second.letGo();
    await until(async () => (await stateOf()) === 'SENT', 'the second sends it');
    expect(await mails()).toMatchObject([{ leases: 2, last_error: null }]);
  });

  it('stops within its bound though the server never answers', async () => {
    const stall = stallAt('rcpt');
    await queue();
    const jobs = startWorker({ stopMs: 100 });
    await stall.arrived();
    await jobs.stop();
    expect(await mails()).toMatchObject([
      { status: 'QUEUED', last_error: 'The process was stopped.' },
    ]);
  });
});

/** An API process that sends mail to the given server. */
async function makeApi({ url: databaseUrl }: TestDatabase, { smtpUrl }: MailServer) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tickets-mail-'));
  chmodSync(dataDir, 0o711);
  const api = await ApiProcess.at({
    databaseUrl,
    dataDir,
    providerUrl: 'http://127.0.0.1:1',
    env: { SMTP_URL: smtpUrl },
  });
  const end = async () => {
    await api.kill();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { api, end };
}

describe('an API process and its mail', () => {
  let api: ApiProcess;
  let end: () => Promise<void>;
  let admin: TestUser;
  beforeEach(async () => {
    admin = await makeUser(database.db, 'ADMIN');
    ({ api, end } = await makeApi(database, server));
  });
  afterEach(() => end());

  it.each<MailStage>(['greeting', 'rcpt'])(
    'killed again and again at %s, send the mail once in the end',
    async (stage) => {
      await queue();
      for (let crash = 1; crash <= 2; crash += 1) {
        const stall = stallAt(stage);
        await Promise.all([stall.arrived(), api.start()]);
        await api.kill();
        stall.letGo();
        expect(await mails()).toMatchObject([{ status: 'SENDING', attempts: crash }]);
        const wait = await database.db
          .selectFrom('mails')
          .select(sql<number>`extract(epoch FROM next_attempt_at - now())::float`.as('seconds'))
          .executeTakeFirst();
        // The lease, then doubling each time.
        expect(wait?.seconds).toBeGreaterThan(120 + 15 * 2 ** (crash - 1));
        await untilKilledAreGone(database.db);
        await makeDue();
      }
      await api.start();
      await until(async () => (await stateOf()) === 'SENT', 'the mail is sent');
      expect(server.texts).toHaveLength(1);
    },
  );

  it.each<MailStage>(['text', 'accepted'])(
    'killed at %s, leave a mail that may have arrived to an administrator',
    async (stage) => {
      await api.start();
      const stall = stallAt(stage);
      const proceed = server.at;
      const isHeld = async () => {
        const free = await sql`SELECT id FROM mails FOR UPDATE SKIP LOCKED`.execute(database.db);
        return free.rows.length === 0;
      };
      server.at = async (reached) => {
        if (reached === 'text') await until(isHeld, 'the row is held');
        await proceed(reached);
      };
      await queue();
      await database.db.transaction().execute(async (trx) => {
        await until(() => server.texts.length === 1, 'the text arrives');
        await sql`SELECT id FROM mails FOR UPDATE`.execute(trx);
        await stall.arrived();
        await api.kill();
        // A statement waiting for the row would still run after its process is gone.
        await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(trx);
      });
      stall.letGo();
      server.at = () => undefined;

      for (let restart = 0; restart < 2; restart += 1) {
        await api.kill();
        await untilKilledAreGone(database.db);
        await makeDue();
        await api.start();
        await until(async () => (await stateOf()) === 'UNCONFIRMED', 'it is left to a person');
        await queue(`after${restart}@example.test`);
        const hasNextArrived = async () => (await mails()).at(-1)?.status === 'SENT';
        await until(hasNextArrived, 'the next mail is sent');
      }
      const copies = () => server.texts.filter((text) => text.includes('ada@example.test'));
      expect(copies()).toHaveLength(1);

      const list = await api.call<OutgoingMailPage>(admin, '/mails/?state=UNCONFIRMED');
      expect(list.body.results).toMatchObject([
        {
          recipient: 'ada@example.test',
          problem: 'The process ended before the mail server answered.',
        },
      ]);
      const id = list.body.results[0]?.id ?? 0;
      const again = await api.call<OutgoingMail>(admin, `/mails/${id}/resend/`, {});
      expect(again).toMatchObject({ status: 200, body: { id, state: 'QUEUED' } });
      await until(async () => (await stateOf(id)) === 'SENT', 'the mail is sent again');
      expect(copies()).toHaveLength(2);
    },
  );

  it('live through a server that takes 9 s to greet and 12 s for RCPT and DATA each', async () => {
    const isSent = async () => (await mails(slow.database))[0]?.status === 'SENT';
    await until(isSent, 'the mail is sent', 120_000);
    expect(await mails(slow.database)).toMatchObject([{ attempts: 1, last_error: null }]);
    expect(slow.server.texts).toHaveLength(1);
    expect(slow.api.isRunning).toBe(true);
  });
});
