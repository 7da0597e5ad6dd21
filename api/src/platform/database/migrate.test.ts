import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { ApiProcess } from '../../testing/apiProcess';
import { makeEvent, makeUser } from '../../testing/builders';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { eventually } from '../../testing/testPayments';
import { buildIndexConcurrently } from './concurrentIndex';
import { migrateDatabase } from './migrate';
import type { Migration, Migrations } from './migration';
import { migrations } from './migrations';
import type { Database } from './schema';
import { underStartLock } from './startLock';

// Real processes, and a database that makes them wait.
jest.setTimeout(60_000);

let database: TestDatabase;
let db: Kysely<Database>;
let url: string;
async function open(options?: { empty: boolean }): Promise<void> {
  database = await openTestDatabase(options);
  ({ db, url } = database);
}
afterEach(() => database.close());

const NEWER = '9999-newer';
/** All migrations, and one of a version that isn't released yet. */
const andNewer = (up: Migration['up'], more: Partial<Migration> = {}): Migrations => ({
  ...migrations,
  [NEWER]: { up, ...more },
});
const addColumn: Migration['up'] = async (trx) => {
  await sql`ALTER TABLE tickets ADD COLUMN shoe_size integer`.execute(trx);
};
const withIndex = andNewer(
  (session) => buildIndexConcurrently(session, 'newer', 'ON tickets (id)'),
  {
    outsideTransaction: true,
  },
);
const index = async () =>
  (
    await sql<{ is_valid: boolean }>`
    SELECT indisvalid AS is_valid FROM pg_index WHERE indexrelid = to_regclass('newer')`.execute(db)
  ).rows[0];

/** A migrating session that waits for somebody else's transaction. */
const findWaiting = async () =>
  (
    await sql<{ pid: number }>`
    SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND state = 'active'
      AND pid <> pg_backend_pid()`.execute(db)
  ).rows[0]?.pid;
async function waiting(): Promise<number> {
  const pid = await eventually(findWaiting, (found) => found !== undefined);
  if (pid === undefined) throw new Error('Nobody waits');
  return pid;
}

/** Somebody's transaction that has written tickets, open until `end` is called. */
async function writeTickets(): Promise<{ end(): Promise<void> }> {
  let end = () => {};
  const ended = new Promise<void>((done) => (end = done));
  let transaction = Promise.resolve();
  await new Promise<void>((begun) => {
    transaction = db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE tickets IN ROW EXCLUSIVE MODE`.execute(trx);
      begun();
      await ended;
    });
  });
  return {
    async end() {
      end();
      await transaction;
    },
  };
}

describe('a migration', () => {
  it('is not cut off by any time limit', async () => {
    await open();
    const name = sql.id(new URL(url).pathname.slice(1));
    for (const limit of [
      'statement_timeout',
      'transaction_timeout',
      'lock_timeout',
      'idle_session_timeout',
      'idle_in_transaction_session_timeout',
    ]) {
      await sql`ALTER DATABASE ${name} SET ${sql.raw(limit)} = 100`.execute(db);
    }
    const slow: Migration['up'] = async (trx) => {
      await sql`SELECT pg_sleep(0.3)`.execute(trx);
      await db.executeQuery(sql`SELECT pg_sleep(0.3)`.compile(db));
      await addColumn(trx);
    };
    expect(await migrateDatabase(url, { all: andNewer(slow) })).toEqual([NEWER]);
  });

  it('waits for a table in use without holding up those who read it', async () => {
    await open();
    const writer = await writeTickets();
    const migrated = migrateDatabase(url, { all: andNewer(addColumn) });
    await waiting();
    expect(await db.selectFrom('tickets').selectAll().execute()).toEqual([]);
    await writer.end();
    expect(await migrated).toEqual([NEWER]);
  });

  it('that fails leaves nothing of itself, and all before it', async () => {
    await open({ empty: true });
    const all = andNewer(async (trx) => {
      await sql`CREATE TABLE half ()`.execute(trx);
      await sql`SELECT 1 / 0`.execute(trx);
    });
    await expect(migrateDatabase(url, { all })).rejects.toThrow('division by zero');
    const { rows } =
      await sql`SELECT to_regclass('half') AS half, to_regclass('tickets') IS NULL AS missing`.execute(
        db,
      );
    expect(rows).toEqual([{ half: null, missing: false }]);
    expect(await migrateDatabase(url)).toEqual([]);
  });
});

describe('an index that is built concurrently', () => {
  it('is built anew when a run was killed in the middle', async () => {
    await open();
    const writer = await writeTickets();
    const killed = migrateDatabase(url, { all: withIndex });
    const pid = await waiting();
    await sql`SELECT pg_terminate_backend(${pid})`.execute(db);
    await expect(killed).rejects.toThrow();
    await writer.end();
    expect(await index()).toEqual({ is_valid: false });

    expect(await migrateDatabase(url, { all: withIndex })).toEqual([NEWER]);
    expect(await index()).toEqual({ is_valid: true });
  });

  it('lets others write meanwhile, and is no deadlock with a process that waits to migrate', async () => {
    await open();
    const writer = await writeTickets();
    const first = migrateDatabase(url, { all: withIndex });
    await waiting();
    const second = migrateDatabase(url, { all: withIndex });
    const organizer = await makeUser(db, 'ORGANIZER');
    await makeEvent(db, { organizer });
    await db.deleteFrom('tickets').execute();
    await writer.end();
    expect(await Promise.all([first, second])).toEqual([[NEWER], []]);
    expect(await index()).toEqual({ is_valid: true });
  });
});

describe('underStartLock', () => {
  it('lets one in at a time', async () => {
    await open();
    let inside = 0;
    const work = async (session: Kysely<Database>) => {
      inside += 1;
      expect(inside).toBe(1);
      await sql`SELECT pg_sleep(0.02)`.execute(session);
      inside -= 1;
    };
    await Promise.all([1, 2, 3].map(() => underStartLock(url, work)));
  });

  it('lets the next one in when the first has failed', async () => {
    await open();
    const failed = underStartLock(url, () => Promise.reject(new Error('died')));
    await expect(failed).rejects.toThrow('died');
    expect(await underStartLock(url, async () => 'done')).toBe('done');
  });
});

describe('processes', () => {
  let dataDir: string;
  const processes: ApiProcess[] = [];
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'tickets-migrate-'));
  });
  afterEach(async () => {
    await Promise.all(processes.splice(0).map((api) => api.kill()));
    rmSync(dataDir, { recursive: true, force: true });
  });
  async function makeProcess(): Promise<ApiProcess> {
    const api = await ApiProcess.at({
      databaseUrl: url,
      dataDir,
      providerUrl: 'http://127.0.0.1:1',
    });
    processes.push(api);
    return api;
  }

  it('that start together wait for the one that migrates, and each migration runs once', async () => {
    await open({ empty: true });
    const both = [await makeProcess(), await makeProcess()];
    let ready = 0;
    const { starts } = await underStartLock(url, async () => {
      const all = both.map((api) => api.start().then(() => (ready += 1)));
      const sessions = async () =>
        (
          await sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_try_advisory_lock%' AND pid <> pg_backend_pid()`.execute(
            db,
          )
        ).rows.length;
      await eventually(sessions, (count) => count === 3);
      expect(ready).toBe(0);
      return { starts: Promise.all(all) };
    });
    await starts;
    const { rows } = await sql<{
      name: string;
    }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
  });

  it('of an older version serve beside a newer schema, and start on it', async () => {
    await open();
    const organizer = await makeUser(db, 'ORGANIZER');
    const event_id = await makeEvent(db, { organizer, priceKobo: 0 });
    const old = await makeProcess();
    await old.start();
    const buy = async () =>
      (
        await old.call(await makeUser(db), '/tickets/purchase/', {
          event_id,
          ticket_type: 'STANDARD',
        })
      ).status;
    expect(await buy()).toBe(201);
    const all = andNewer(async (trx) => {
      await addColumn(trx);
      await sql`ALTER TABLE events ADD COLUMN colour text NOT NULL DEFAULT 'green'`.execute(trx);
      await sql`CREATE TABLE shoes (id serial PRIMARY KEY)`.execute(trx);
    });
    expect(await migrateDatabase(url, { all })).toEqual([NEWER]);
    expect(await buy()).toBe(201);
    await old.kill();
    await old.start();
    expect(await buy()).toBe(201);
  });
});
