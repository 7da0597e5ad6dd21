import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Client } from 'pg';
import { freePort } from '../freePort';
import type { PurchaseResult } from '../../sales/orders/purchase-schemas';
import { ApiProcess } from '../../testing/apiProcess';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startDatabaseProxy, type DatabaseProxy } from '../../testing/databaseProxy';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { openDatabase } from './connect';
import { startEmbeddedPostgres } from './embedded/embeddedPostgres';
import { readPostmaster } from './embedded/postmaster';
import type { Database } from './schema';

// Real processes and databases, which are started, disconnected and killed.
jest.setTimeout(300_000);

const BUYERS_AT_ONCE = 6;

let dataDir: string;
let api: ApiProcess;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tickets-lost-'));
  chmodSync(dataDir, 0o711);
});
afterEach(async () => {
  await api.kill();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

async function startApi(databaseUrl: string): Promise<void> {
  // Purchase limits are counted in the database, so they would affect every purchase.
  const env = { RATE_LIMIT_PURCHASE: '1000000' };
  api = await ApiProcess.at({ databaseUrl, dataDir, providerUrl: 'http://127.0.0.1:1', env });
  await api.start();
}

async function until(holds: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not in time: ${what}`);
    await wait(10);
  }
}

interface Refusal {
  status: number;
  retryAfter: string | null;
  code: string | undefined;
}

/** Users who keep booking and reading, retrying as each 503 asks them to. */
function load(events: number[], people: TestUser[]) {
  const [reader, ...buyers] = people as [TestUser, ...TestUser[]];
  let isOpen = true;
  let answered = 0;
  const served = new Set<TestUser>();
  const refusals: Refusal[] = [];
  const call = async (as: TestUser, path: string, payload?: object) => {
    const { status, headers, body } = await api.call<{ code?: string }>(as, path, payload);
    const isGood = status < 300;
    if (isGood) answered += 1;
    else refusals.push({ status, retryAfter: headers.get('retry-after'), code: body.code });
    return { isGood, code: body.code };
  };
  const buy = async (from: number) => {
    for (let index = from; isOpen && index < buyers.length; index += BUYERS_AT_ONCE) {
      const buyer = buyers[index] as TestUser;
      const payload = { event_id: events[index % events.length], ticket_type: 'STANDARD' };
      let answer = await call(buyer, '/tickets/purchase/', payload);
      while (!answer.isGood && answer.code !== 'outcome_unknown') {
        answer = await call(buyer, '/tickets/purchase/', payload);
      }
      if (answer.isGood) served.add(buyer);
    }
  };
  const read = async () => {
    while (isOpen) await Promise.all([call(reader, '/events/'), call(reader, '/tickets/')]);
  };
  const all = Promise.all([
    ...Array.from({ length: BUYERS_AT_ONCE }, (_, from) => buy(from)),
    read(),
  ]);
  return {
    refusals,
    served,
    /** Waits until a call started from now on succeeds. */
    async untilServed() {
      const before = answered + BUYERS_AT_ONCE + 2;
      await until(() => answered > before, 'calls that are answered well');
    },
    async close() {
      isOpen = false;
      await all;
    },
  };
}

const makePeople = (db: Kysely<Database>): Promise<TestUser[]> =>
  db
    .insertInto('users')
    .values(
      Array.from({ length: 800 }, (_, index) => ({
        email: `person${index}@example.test`,
        username: `person${index}`,
        first_name: 'Ada',
        last_name: `Person${index}`,
        role: 'ATTENDEE' as const,
        password_hash: '',
        email_verified_at: new Date(),
      })),
    )
    .returning(['id', 'role', 'email'])
    .execute();

async function makeEvents(db: Kysely<Database>): Promise<number[]> {
  const organizer = await makeUser(db, 'ORGANIZER');
  const options = { organizer, capacity: 10_000 };
  // A free order is a transaction with a mail, a paid one a single statement.
  return [await makeEvent(db, options), await makeEvent(db, { ...options, priceKobo: 100_000 })];
}

/** Every response matches what was done, and nothing is half done. */
async function expectTrueBooks(db: Kysely<Database>, served: Set<TestUser>): Promise<void> {
  const { rows } = await sql<{ user_id: number; orders: number }>`
    SELECT user_id, count(*) AS orders FROM orders GROUP BY user_id`.execute(db);
  const orders = new Map(rows.map(({ user_id, orders: count }) => [user_id, count]));
  expect([...served].filter(({ id }) => orders.get(id) !== 1)).toEqual([]);
  expect(rows.filter(({ orders: count }) => count !== 1)).toEqual([]);
  const half = await sql<Record<'seats' | 'tickets' | 'mails', number>>`
    SELECT
      (SELECT count(*) FROM events e WHERE taken <>
        (SELECT count(*) FROM tickets t WHERE t.event_id = e.id)) AS seats,
      (SELECT count(*) FROM orders o WHERE 1 <>
        (SELECT count(*) FROM tickets t WHERE t.order_id = o.id)) AS tickets,
      (SELECT count(*) FROM orders o JOIN users u ON u.id = o.user_id WHERE o.status = 'PAID' AND 1 <>
        (SELECT count(*) FROM mails m WHERE m.recipient = u.email)) AS mails`.execute(db);
  expect(half.rows).toEqual([{ seats: 0, tickets: 0, mails: 0 }]);
}

function expectPromisesToComeBack(refusals: Refusal[]): void {
  expect(refusals.length).toBeGreaterThan(0);
  for (const { status, retryAfter, code } of refusals) {
    expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '2' });
    expect(['service_unavailable', 'outcome_unknown']).toContain(code);
  }
}

const waitingMails = async (db: Kysely<Database>) =>
  (await db.selectFrom('mails').select('id').where('status', '<>', 'SENT').execute()).length;

describe('with its connections terminated again and again under load', () => {
  let database: TestDatabase;
  let killer: Client;
  beforeEach(async () => {
    database = await openTestDatabase();
    killer = new Client({ connectionString: database.url });
    await killer.connect();
  });
  afterEach(async () => {
    await killer.end();
    await database.close();
  });

  /** Terminates every other connection to this database; returns how many were active. */
  const terminateAll = async () => {
    const { rows } = await killer.query<{ at_work: number }>(`
      SELECT count(*) FILTER (WHERE state <> 'idle')::int AS at_work
      FROM (SELECT state, pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()) AS ended`);
    return rows[0]?.at_work ?? 0;
  };

  it('the API keeps running, answers 503 meanwhile, and neither loses nor duplicates an order', async () => {
    const { db } = database;
    const people = await makePeople(db);
    const events = await makeEvents(db);
    await startApi(database.url);
    const crowd = load(events, people);
    // Repeat until enough were hit: a fast machine has few active connections at any time.
    for (let hits = 0; hits < 40; hits += await terminateAll()) {
      await crowd.untilServed();
      expect(api.isRunning).toBe(true);
    }
    await crowd.untilServed();
    await crowd.close();
    expect(api.isRunning).toBe(true);
    expectPromisesToComeBack(crowd.refusals);
    await expectTrueBooks(db, crowd.served);
    await until(async () => (await waitingMails(db)) === 0, 'the mail worker delivers what waits');
  });
});

describe('with PostgreSQL stopped and started again under load', () => {
  it('the API keeps running, answers 503 meanwhile, and recovers at once', async () => {
    const settings = { fsync: 'off', port: String(await freePort()) };
    const start = () =>
      startEmbeddedPostgres({ folder: join(dataDir, 'server'), database: 'tickets', settings });
    let postgres = await start();
    await startApi(postgres.url);
    const db = openDatabase({ url: postgres.url, maxConnections: 2 });
    try {
      const crowd = load(await makeEvents(db), await makePeople(db));
      for (let round = 0; round < 3; round += 1) {
        await crowd.untilServed();
        await postgres.stop({ evenIfInUse: true });
        const { length } = crowd.refusals;
        await until(() => crowd.refusals.length > length + 5, 'calls while there is no server');
        postgres = await start();
      }
      await crowd.untilServed();
      await crowd.close();
      expect(api.isRunning).toBe(true);
      expectPromisesToComeBack(crowd.refusals);
      await expectTrueBooks(db, crowd.served);
    } finally {
      await db.destroy();
      await postgres.stop({ evenIfInUse: true });
    }
  });
});

it('the API restarts its own PostgreSQL if that is killed', async () => {
  const isHealthy = async () => (await fetch(`${api.url}/api/health/`)).ok;
  let pid = 0;
  await startApi('');
  try {
    for (let round = 0; round < 2; round += 1) {
      pid = readPostmaster(join(dataDir, 'postgres', 'data'))?.pid ?? 0;
      process.kill(pid, 'SIGKILL');
      await until(async () => !(await isHealthy()), 'the health check notices');
      await until(isHealthy, 'PostgreSQL is started again');
    }
    expect(api.isRunning).toBe(true);
  } finally {
    await api.stop();
  }
  const last = readPostmaster(join(dataDir, 'postgres', 'data'));
  expect(last).toBeNull();
});

describe('when the answer to an order is lost', () => {
  const COMMITTED = ['INSERT INTO orders', 'commit'];
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let buyer: TestUser;
  let events: number[];
  beforeEach(async () => {
    database = await openTestDatabase();
    proxy = await startDatabaseProxy(database.url);
    buyer = await makeUser(database.db);
    events = await makeEvents(database.db);
    await startApi(proxy.url);
  });
  afterEach(async () => {
    await api.kill();
    await proxy.close();
    await database.close();
  });

  const buy = (event_id: number | undefined) =>
    api.call<PurchaseResult & { code?: string }>(buyer, '/tickets/purchase/', {
      event_id,
      ticket_type: 'STANDARD',
    });
  const ordersOfBuyer = () =>
    database.db.selectFrom('orders').select('id').where('user_id', '=', buyer.id).execute();

  it.each([
    ['a free one', 0],
    ['one to be paid', 1],
  ])('%s is found and returned', async (_, index) => {
    proxy.loseResponseTo(COMMITTED);
    const bought = await buy(events[index]);
    expect(proxy.lost()).toBe(1);
    expect(bought.status).toBe(201);
    expect(await ordersOfBuyer()).toEqual([{ id: bought.body.order.id }]);
  });

  it('and the database stays down, the buyer is told to check before buying again', async () => {
    proxy.loseResponseTo(COMMITTED, { staysDown: true });
    const unknown = await buy(events[1]);
    expect([unknown.status, unknown.body.code]).toEqual([503, 'outcome_unknown']);
    expect(unknown.headers.get('retry-after')).toBe('2');
    proxy.comeBack();
    const mine = await api.call<unknown[]>(buyer, '/tickets/');
    expect(mine).toMatchObject({ status: 200, body: [{}] });
    expect(await ordersOfBuyer()).toHaveLength(1);
  });
});
