import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ApiProcess } from '../../testing/apiProcess';
import { makeEvent, makeUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { callCounter } from './callCounter';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { startTestPayments } from '../../testing/testPayments';

const signIn = (email: string) => ({ email, password: 'Wrong1234' });

describe('two API processes on one database', () => {
  let database: TestDatabase;
  let dataDir: string;
  let processes: ApiProcess[];
  beforeAll(async () => {
    database = await openTestDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'tickets-limits-'));
    const options = {
      databaseUrl: database.url,
      dataDir,
      providerUrl: 'http://127.0.0.1:1',
      env: { RATE_LIMIT_LOGIN_ADDRESS: '5', RATE_LIMIT_PURCHASE: '3' },
    };
    processes = [await ApiProcess.at(options), await ApiProcess.at(options)];
    await Promise.all(processes.map((one) => one.start()));
  });
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.kill()));
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const tryAt = async (index: number, email: string) => {
    const response = await fetch(`${processes[index % 2]?.url}/api/auth/token/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signIn(email)),
    });
    await response.body?.cancel();
    return response;
  };

  it('count the tries from one address together, and both say when to retry', async () => {
    const tries = Array.from({ length: 12 }, (_, index) =>
      tryAt(index, `ada${index}@example.test`),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    for (const index of [0, 1]) {
      const refused = await tryAt(index, 'bola@example.test');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
  });

  it('count the purchases of one account together', async () => {
    const organizer = await makeUser(database.db, 'ORGANIZER');
    const buyer = await makeUser(database.db);
    const event_id = await makeEvent(database.db, { organizer });
    const payload = { event_id, ticket_type: 'STANDARD' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        processes[index % 2]?.call(buyer, '/tickets/purchase/', payload),
      ),
    );
    expect(answers.filter((answer) => answer?.status === 201)).toHaveLength(3);
    expect(answers.filter((answer) => answer?.status === 429)).toHaveLength(5);
  });
});

describe('a minute', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({
      env: { RATE_LIMIT_LOGIN_ADDRESS: '1', RATE_LIMIT_PURCHASE_ADDRESS: '2' },
    });
  });
  afterAll(() => api.close());

  let attempts = 0;
  const attempt = (remoteAddress: string) => {
    attempts += 1;
    return api.inject({
      method: 'POST',
      url: '/api/auth/token/',
      payload: signIn(`ada${attempts}@example.test`),
      remoteAddress,
    });
  };
  const setEnd = (seconds: number) =>
    sql`UPDATE rate_limits SET ends_at = now() + ${seconds} * interval '1 second'`.execute(api.db);

  it('follows the database’s clock, not a process’s own', async () => {
    expect((await attempt('10.0.0.1')).statusCode).toBe(401);
    api.clock.now = new Date(Date.now() + 3_600_000);
    const refused = await attempt('10.0.0.1');
    api.clock.now = null;
    expect(refused.statusCode).toBe(429);
  });

  it('ends when its first call is a minute old, as Retry-After says', async () => {
    await attempt('10.0.0.2');
    await setEnd(42);
    const refused = await attempt('10.0.0.2');
    expect(refused.headers['retry-after']).toMatch(/^4[12]$/);
    expect(refused.json()).toMatchObject({
      detail: expect.stringMatching(/^Too many attempts\. Please try again in 4[12] seconds\.$/),
    });
    await setEnd(0);
    expect((await attempt('10.0.0.2')).statusCode).toBe(401);
    expect((await attempt('10.0.0.2')).statusCode).toBe(429);
  });

  it('counts the purchases per address, whoever buys', async () => {
    const organizer = await makeUser(api.db, 'ORGANIZER');
    const event_id = await makeEvent(api.db, { organizer });
    const payload = { event_id, ticket_type: 'STANDARD' };
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const as = await makeUser(api.db);
      const bought = await api.call({ as, method: 'POST', url: '/api/tickets/purchase/', payload });
      statuses.push(bought.statusCode);
    }
    expect(statuses).toEqual([201, 201, 429]);
  });

  it('is shared by the addresses of one IPv6 network, and by no other', async () => {
    const tries = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'];
    const statuses: number[] = [];
    for (const address of tries) statuses.push((await attempt(address)).statusCode);
    expect(statuses).toEqual([401, 429, 401]);
  });

  it('stores no name or address', async () => {
    await attempt('10.0.0.3');
    const { rows } = await sql<{ bucket: Buffer }>`SELECT bucket FROM rate_limits`.execute(api.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { bucket } of rows) expect(bucket).toHaveLength(16);
  });
});

it('gives each call of a batch its own number', async () => {
  const database = await openTestDatabase();
  try {
    const count = callCounter(database.db);
    const counts = ['one', 'one', 'two', 'one', 'one'].map((name) => count(Buffer.from(name), 60));
    expect((await Promise.all(counts)).map(({ calls }) => calls)).toEqual([1, 2, 1, 3, 4]);
  } finally {
    await database.close();
  }
});

it('counts a call under several limits with one statement', async () => {
  const database = await openTestDatabase({ maxConnections: 1 });
  try {
    const count = callCounter(database.db);
    await Promise.all([count(Buffer.from('address'), 60), count(Buffer.from('account'), 60)]);
    const { rows } = await sql<{ runs: number }>`
      SELECT (custom_plans + generic_plans)::int AS runs FROM pg_prepared_statements
      WHERE statement ~ 'INTO rate_limits'`.execute(database.db);
    expect(rows).toEqual([{ runs: 1 }]);
  } finally {
    await database.close();
  }
});

it('a failed count rejects all its callers', async () => {
  const database = await openTestDatabase();
  const count = callCounter(database.db);
  await database.close();
  const counts = ['one', 'one', 'two'].map((name) => count(Buffer.from(name), 60));
  const outcomes = await Promise.allSettled(counts);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(count(Buffer.from('one'), 60)).rejects.toThrow();
});

it('the job only deletes past minutes', async () => {
  const shop = await startTestPayments();
  try {
    await sql`
      INSERT INTO rate_limits (bucket, calls, ends_at)
      VALUES ('over', 1, now() - interval '1 second'), ('running', 1, now() + interval '1 minute')`.execute(
      shop.api.db,
    );
    await shop.api.parts.platform.tasks.sweep_rate_limits.run();
    const { rows } = await sql<{ bucket: Buffer }>`SELECT bucket FROM rate_limits`.execute(
      shop.api.db,
    );
    expect(rows.map(({ bucket }) => bucket.toString())).toEqual(['running']);
  } finally {
    await shop.close();
  }
});
