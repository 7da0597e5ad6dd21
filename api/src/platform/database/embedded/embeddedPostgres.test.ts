import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embeddedPostgres';
import { isAlive, readPostmaster } from './postmaster';

// Each test creates and starts a real cluster.
jest.setTimeout(60_000);

const settings = { fsync: 'off' };
let parent: string;
const running: EmbeddedPostgres[] = [];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'tickets-embedded-'));
  chmodSync(parent, 0o711);
});
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop({ evenIfInUse: true });
  rmSync(parent, { recursive: true, force: true });
});

async function start(folder: string, log?: (message: string) => void): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ folder, database: 'tickets', settings, log });
  running.push(postgres);
  return postgres;
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('startEmbeddedPostgres', () => {
  it('creates a cluster once, and keeps its data across starts', async () => {
    const folder = join(parent, 'postgres');
    const first = await start(folder);
    await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
    await first.stop();
    const second = await start(folder);
    expect(await query(second.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  });

  it('rejects connections without the password', async () => {
    const { url } = await start(join(parent, 'postgres'));
    const stranger = new URL(url);
    stranger.password = 'guess';
    await expect(query(stranger.href, 'SELECT 1')).rejects.toThrow(
      'password authentication failed',
    );
  });

  it('joins the server of another process, and leaves it running until the last one stops', async () => {
    const folder = join(parent, 'postgres');
    const [one, two] = await Promise.all([start(folder), start(folder)]);
    expect(one.url).toBe(two.url);
    const client = new Client({ connectionString: two.url });
    await client.connect();
    await one.stop();
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    await two.stop();
    await expect(query(two.url, 'SELECT 1')).rejects.toThrow();
  });

  it('ends with the last process that uses it, even if each is killed', async () => {
    const folder = join(parent, 'postgres');
    const starter = await startInProcess(folder);
    const { pid } = readPostmaster(join(folder, 'data')) ?? { pid: 0 };
    const joined = await startInProcess(folder);
    await kill(starter);
    const last = await startInProcess(folder);
    await kill(joined);
    expect(readPostmaster(join(folder, 'data'))?.pid).toBe(pid);
    expect(isAlive(pid)).toBe(true);
    await kill(last);
    await until(() => !isAlive(pid));
    // Not by a crash: it has nothing to recover.
    expect(readPostmaster(join(folder, 'data'))).toBeNull();
  });

  it('outlives its last process while somebody is connected', async () => {
    const folder = join(parent, 'postgres');
    const killed = await startInProcess(folder);
    const { pid, port } = readPostmaster(join(folder, 'data')) ?? { pid: 0, port: 0 };
    const password = readFileSync(join(folder, 'password'), 'utf8').trim();
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password });
    await client.connect();
    await kill(killed);
    // Long enough to be ended by a look at who is connected.
    const { rows } = await client.query('SELECT 1 AS one FROM pg_sleep(3)');
    expect(rows).toEqual([{ one: 1 }]);
    await client.end();
    await until(() => !isAlive(pid));
  });

  it('joins the server of a killed process that is still in use, and stops it in its place', async () => {
    const folder = join(parent, 'postgres');
    const killed = await startInProcess(folder);
    const { pid } = readPostmaster(join(folder, 'data')) ?? { pid: 0 };
    const messages: string[] = [];
    const joined = await start(folder, (message) => messages.push(message));
    await kill(killed);
    expect(messages).toEqual(['PostgreSQL was already running on this folder: joined it']);
    await joined.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('recovers committed data after the server is killed', async () => {
    const folder = join(parent, 'postgres');
    const first = await start(folder);
    await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
    const { pid } = readPostmaster(join(folder, 'data')) ?? { pid: 0 };
    process.kill(pid, 'SIGKILL');
    const second = await start(folder);
    expect(await query(second.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  });

  it('starts despite a stale postmaster.pid that names another running program', async () => {
    const folder = join(parent, 'postgres');
    await (await start(folder)).stop();
    const pidFile = join(folder, 'data', 'postmaster.pid');
    const stale = [process.pid, join(folder, 'data'), 1, 5432, '', '127.0.0.1', '', 'ready'];
    writeFileSync(pidFile, stale.join('\n'));
    const again = await start(folder);
    expect(await query(again.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('runs below a folder closed to others, even as root, and says where its data is', async () => {
    const closed = mkdtempSync(join(parent, 'closed-'));
    const folder = join(closed, 'data', 'postgres');
    const messages: string[] = [];
    const first = await start(folder, (message) => messages.push(message));
    await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
    await first.stop();
    const isRoot = process.getuid?.() === 0;
    // Where the programs are closed to it too, a second line says that they were copied.
    const moved = messages.filter((message) => message.includes('its data is in'));
    expect(moved).toHaveLength(isRoot ? 1 : 0);

    // The folder is open now: the data must still be found.
    chmodSync(closed, 0o755);
    const second = await start(folder);
    expect(await query(second.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    await second.stop();

    const pointer = join(folder, 'MOVED_TO');
    expect(existsSync(pointer)).toBe(isRoot);
    if (!isRoot) return;
    const place = readFileSync(pointer, 'utf8').trim();
    rmSync(place, { recursive: true });
    await expect(start(folder)).rejects.toThrow(`was in ${place}, and isn't there any more`);
    rmSync(pointer);
    const empty = await start(folder);
    expect(await query(empty.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await empty.stop();
    rmSync(place, { recursive: true });
  });
});

const START_AND_STAY = `
  const { startEmbeddedPostgres } = require(${JSON.stringify(resolve(__dirname, 'embeddedPostgres.ts'))});
  startEmbeddedPostgres({ folder: process.argv[1], database: 'tickets', settings: { fsync: 'off' } })
    .then(() => { console.log('started'); setInterval(() => {}, 1000); });`;

/** Starts the cluster from another process, which can be killed. */
async function startInProcess(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', START_AND_STAY, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((done, failed) => {
    child.stdout.once('data', () => done());
    child.once('exit', () => failed(new Error('The process ended before it started PostgreSQL')));
  });
  return child;
}

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('Not in time');
    await sleep(50);
  }
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await gone;
}
