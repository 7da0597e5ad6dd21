import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Config } from '../platform/config/config';
import { loadConfig } from '../platform/config/loadConfig';
import { migrateDatabase } from '../platform/database/migrate';
import { claimSecrets } from '../platform/security/secretFingerprints';
import { makeImageStore } from '../platform/media/make-image-store';
import { makeLogger } from '../platform/http/logging';
import { startBucketServer, type BucketServer } from '../testing/bucketServer';
import { makeEvent, makeUser } from '../testing/builders';
import { lockWaitedFor } from '../testing/lockWaitedFor';
import { startServerProcess } from '../testing/serverProcess';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { restoreBackup } from './restoreBackup';
import { takeBackup } from './takeBackup';

jest.setTimeout(60_000);

const JWT_SECRET = 'of the site that is backed up'.padEnd(40, '.');
const TICKET_SIGNING_KEY = 'of its tickets'.padEnd(40, '.');
const PICTURE = `${'p'.repeat(22)}.webp`;

let place: string;
let folder: string;
let bucket: BucketServer;
let from: TestDatabase;
let to: TestDatabase;
let said: string[];
beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'tickets-backup-'));
  folder = join(place, 'copy');
  said = [];
  bucket = await startBucketServer({ nzuko: 'inside' });
  from = await openTestDatabase();
  to = await openTestDatabase({ empty: true });
  await fillSite();
});
afterEach(async () => {
  await Promise.all([from.close(), to.close(), bucket.close()]);
  rmSync(place, { recursive: true, force: true });
});

const configOf = ({ url }: TestDatabase, more: NodeJS.ProcessEnv = {}): Config =>
  loadConfig({
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
    DATA_DIR: join(place, 'data'),
    JWT_SECRET,
    TICKET_SIGNING_KEY,
    S3_ENDPOINT: bucket.url,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'nzuko',
    S3_SECRET_ACCESS_KEY: 'inside',
    ...more,
  });
const say = (line: string) => void said.push(line);
const back = (more?: NodeJS.ProcessEnv) => takeBackup(configOf(from, more), folder, say);
const restore = (more?: NodeJS.ProcessEnv, force = false) =>
  restoreBackup(configOf(to, more), folder, { force, say });

const server = () =>
  startServerProcess({
    DATABASE_URL: to.url,
    JWT_SECRET,
    TICKET_SIGNING_KEY,
    DATA_DIR: join(place, 'data'),
    PAYSTACK_SECRET_KEY: 'sk_test_elsewhere',
  });

/** Rows that refer to each other, and a picture in the bucket. */
async function fillSite(): Promise<void> {
  const { db } = from;
  const settings = {
    jwtSecret: JWT_SECRET,
    ticketSigningKey: TICKET_SIGNING_KEY,
    ticketSigningKeysOld: [],
    replaceSecrets: [],
  };
  await claimSecrets(db, settings, new Date());
  const organizer = await makeUser(db, 'ORGANIZER');
  const event = await makeEvent(db, { organizer, title: 'Tab\there, \\N and “ọ̀rọ̀”' });
  const banner_image = `/api/media/${PICTURE}`;
  await db.updateTable('events').set({ banner_image }).where('id', '=', event).execute();
  const images = makeImageStore(configOf(from), makeLogger('silent'));
  await images.put(PICTURE, Buffer.from('a picture'));
}

/** Queries a database outside any API's pool. */
async function ask<Row>({ url }: TestDatabase, ...statements: string[]): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  let rows: unknown[] = [];
  for (const statement of statements) ({ rows } = await client.query(statement));
  await client.end();
  return rows as Row[];
}

/** Every row of every table, and the constraints. */
async function contentOf(database: TestDatabase): Promise<Record<string, unknown>> {
  const tables = await ask<{ name: string }>(
    database,
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'kysely_migration'",
  );
  const constraints = await ask(
    database,
    "SELECT conname, pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n' ORDER BY 1, 2",
  );
  const all: Record<string, unknown> = { constraints };
  for (const { name } of tables)
    all[name] = await ask(database, `SELECT * FROM "${name}" ORDER BY 1`);
  return all;
}

describe('a backup', () => {
  it('becomes the same database and bucket, and says which settings to take over', async () => {
    await back();
    bucket.objects.clear();
    await restore({ TICKET_SIGNING_KEY: '' });
    expect(await contentOf(to)).toEqual(await contentOf(from));
    expect(bucket.objects.get(`/pictures/${PICTURE}`)?.bytes.toString()).toBe('a picture');
    expect(said.join('\n')).toContain('set TICKET_SIGNING_KEY as in');
    expect(said.join('\n')).not.toContain(JWT_SECRET);
    // Numbers given out after the backup are on receipts and in shared links.
    const [next] = await ask<{ id: number }>(to, "SELECT nextval('users_id_seq')::int AS id");
    expect(next?.id).toBe(100_002);
  });

  it('holds no table up while it reads the pictures', async () => {
    const states = () =>
      ask<{ state: string }>(
        from,
        `SELECT state FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'tickets-copy'`,
      );
    let during: { state: string }[] = [];
    bucket.beforeAnswer('GET', async () => void (during = await states()));
    await back();
    expect(during).toEqual([{ state: 'idle' }]);
  });

  it('is of one moment, while others write', async () => {
    const { db } = from;
    const user = await makeUser(db, 'ORGANIZER');
    // A table between the two, slow to copy, so that others write meanwhile.
    await ask(
      from,
      `INSERT INTO mails (template, recipient, data)
       SELECT 'welcome', n || '@example.test', '{}' FROM generate_series(1, 20000) n`,
    );
    let isOver = false;
    // Each event is saved in its own transaction; `events` is copied long before `saved_events`.
    const write = async () => {
      while (!isOver) {
        await db.transaction().execute(async (trx) => {
          const event_id = await makeEvent(trx, { organizer: user });
          await trx.insertInto('saved_events').values({ user_id: user.id, event_id }).execute();
        });
      }
    };
    const writing = write();
    await back();
    isOver = true;
    await writing;
    await restore();
    const [counts] = await ask<{ saved: number; events: number }>(
      to,
      'SELECT (SELECT count(*)::int FROM saved_events) AS saved, (SELECT count(*)::int FROM events) AS events',
    );
    expect(counts?.events).toBe((counts?.saved ?? 0) + 1);
  });

  it('has a picture that is replaced while it begins', async () => {
    const { db } = from;
    const other = await db.startTransaction().execute();
    await sql`LOCK TABLE saved_events`.execute(other);
    const taken = back();
    await lockWaitedFor(db);
    await db.updateTable('events').set({ banner_image: null }).execute();
    await other.commit().execute();
    await taken;
    expect(readdirSync(join(folder, 'images'))).toEqual([PICTURE]);
  });

  it('never overwrites, and is no folder until it is whole', async () => {
    bucket.stumble(9);
    await expect(back()).rejects.toThrow();
    expect(readdirSync(place)).toEqual([]);
    bucket.stumble(0);
    await back();
    await expect(back()).rejects.toThrow('a backup never overwrites');
  });

  it('has the pictures of every column that names one', async () => {
    const named = await ask(
      from,
      "SELECT column_name FROM information_schema.columns WHERE column_name ~ '_(image|picture|photo|logo)$' ORDER BY 1",
    );
    // A new column must be added to `PICTURES`, which this test can't see.
    expect(named).toEqual(
      ['banner_image', 'custom_image', 'profile_picture'].map((column_name) => ({ column_name })),
    );
  });

  it('is not taken with another secret than the database’s', async () => {
    await expect(back({ JWT_SECRET: 'another'.padEnd(40, '.') })).rejects.toThrow('JWT_SECRET');
    await expect(back({ JWT_SECRET: '' })).rejects.toThrow('JWT_SECRET is missing');
    expect(existsSync(folder)).toBe(false);
  });

  it('of a DATA_DIR without a site says that there is no database', async () => {
    const DATA_DIR = join(place, 'mistyped');
    await expect(back({ DATA_DIR, DATABASE_URL: '', JWT_SECRET: '' })).rejects.toThrow(
      `There is no database in ${DATA_DIR}: set DATA_DIR or DATABASE_URL.`,
    );
    expect(existsSync(DATA_DIR)).toBe(false);
  });
});

describe('a restore', () => {
  it('touches nothing if a file of the backup is damaged or missing', async () => {
    await back();
    const users = join(folder, 'database/public.users.gz');
    appendFileSync(users, 'x');
    await expect(restore()).rejects.toThrow('damaged: database/public.users.gz');
    rmSync(users);
    await expect(restore()).rejects.toThrow('damaged');
    rmSync(join(folder, 'manifest.json'));
    await expect(restore()).rejects.toThrow('not a whole one');
    expect(await contentOf(to)).toEqual({ constraints: [] });
  });

  it('replaces what is there only with --force', async () => {
    await back();
    await migrateDatabase(to.url);
    await ask(to, 'CREATE SCHEMA other CREATE TABLE jobs (id integer)');
    await expect(restore()).rejects.toThrow('not empty');
    await restore({}, true);
    expect(await contentOf(to)).toEqual(await contentOf(from));
    expect(await ask(to, "SELECT to_regclass('other.jobs') AS jobs")).toEqual([{ jobs: null }]);
  });

  it('touches nothing if pictures can’t be stored', async () => {
    await back();
    await restore();
    const before = await contentOf(to);
    const wrong = { S3_SECRET_ACCESS_KEY: 'mistyped' };
    await expect(restore(wrong, true)).rejects.toThrow('Pictures are unavailable');
    expect(await contentOf(to)).toEqual(before);
  });

  it('refuses while an API runs', async () => {
    await back();
    await restore();
    const running = server();
    try {
      await running.ready;
      await expect(restore({}, true)).rejects.toThrow('The site is running');
    } finally {
      await running.stop();
    }
  });

  it('that was cut off leaves a database that no API starts on, and can be run again', async () => {
    await back();
    const file = join(folder, 'manifest.json');
    const manifest = readFileSync(file, 'utf8');
    writeFileSync(file, manifest.replace(/"rows": \d+/, '"rows": 99'));
    await expect(restore()).rejects.toThrow('rows, not 99');
    writeFileSync(file, manifest);
    const { code, said: words } = await server().refused();
    expect(code).toBe(1);
    expect(words).toContain('a restore of its database was cut off');
    await restore({}, true);
    expect(await contentOf(to)).toEqual(await contentOf(from));
  });

  it('takes no backup of a newer version', async () => {
    await ask(from, "INSERT INTO kysely_migration VALUES ('9999-newer', '')");
    await back();
    await expect(restore()).rejects.toThrow('made by a newer version, which has 9999-newer');
  });
});
