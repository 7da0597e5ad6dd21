import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { isAlive, readPostmaster } from './platform/database/embedded/postmaster';
import { freePort } from './platform/freePort';
import { serverProgram } from './testing/serverProgram';
import { openTestDatabase } from './testing/testDatabase';
import { eventually } from './testing/testPayments';

// Each test starts the real server, and its own PostgreSQL, in a process.
jest.setTimeout(60_000);

interface Running {
  child: ChildProcess;
  address: string;
  lines: string[];
  /** Resolves with the exit code. */
  exited: Promise<number | null>;
}

let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tickets-server-'));
  chmodSync(dataDir, 0o711);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  const postmaster = readPostmaster(join(dataDir, 'postgres', 'data'));
  if (postmaster && isAlive(postmaster.pid)) process.kill(postmaster.pid, 'SIGQUIT');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** The provider is elsewhere, so that no sandbox is started beside the server. */
const besideProvider = {
  PAYSTACK_SECRET_KEY: 'sk_test_elsewhere',
  PAYSTACK_BASE_URL: 'http://127.0.0.1:1',
};

async function start(env: NodeJS.ProcessEnv = besideProvider): Promise<Running> {
  const child = spawn(process.execPath, serverProgram(), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, DATABASE_URL: '', PORT: '0', DATA_DIR: dataDir, ...env },
  });
  children.push(child);
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  const lines: string[] = [];
  const address = await new Promise<string>((ready) => {
    if (!child.stdout) throw new Error('The server has no output');
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const entry = JSON.parse(line) as { msg: string; address?: string };
      if (entry.msg === 'ready') ready(entry.address ?? '');
    });
    void exited.then(() => ready(''));
  });
  return { child, address, lines, exited };
}

const account = {
  email: 'ada@example.test',
  username: 'ada',
  first_name: 'Ada',
  last_name: 'Eze',
  password: 'Abcdefg1',
  password2: 'Abcdefg1',
  role: 'ATTENDEE',
};
const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A request of which a part has yet to be sent. */
async function stalledRequest(address: string) {
  const body = JSON.stringify({ email: 'nobody@example.test', password: 'Abcdefg1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const answer = async () => String((await once(socket, 'data'))[0]);
  socket.write(
    `POST /api/auth/token/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n` +
      `expect: 100-continue\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  expect(await answer()).toMatch(/^HTTP\/1.1 100/);
  socket.write(body.slice(0, 10));
  return { socket, answer, left: body.slice(10) };
}

describe('the server', () => {
  it('needs nothing but a folder, and keeps its secret to itself', async () => {
    const { address, lines } = await start({});
    expect((await fetch(`${address}/api/health/`)).status).toBe(200);
    expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600);
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  });

  it('lets a request in flight finish when it is told to stop, then stops its PostgreSQL', async () => {
    const { child, address, exited } = await start();
    const postmaster = readPostmaster(join(dataDir, 'postgres', 'data'));
    const { socket, answer, left } = await stalledRequest(address);
    child.kill('SIGTERM');
    const refuses = () =>
      fetch(address).then(
        () => false,
        () => true,
      );
    expect(await eventually(refuses, (isClosed) => isClosed)).toBe(true);
    socket.write(left);
    expect(await answer()).toMatch(/^HTTP\/1.1 401/);
    expect(await exited).toBe(0);
    expect(isAlive(postmaster?.pid ?? 0)).toBe(false);
  });

  it('has nothing to warn of when it is told to stop while it prepares a data set', async () => {
    const { child, lines, exited } = await start({ ...besideProvider, ISOLATION: 'on' });
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    const levels = lines.map((line) => (JSON.parse(line) as { level: number }).level);
    expect(Math.max(...levels)).toBe(30);
  });

  it('ends its jobs when it is told to stop, however long a request takes', async () => {
    const database = await openTestDatabase();
    const { child, address, exited } = await start({
      ...besideProvider,
      DATABASE_URL: database.url,
      JWT_SECRET: 'only-for-this-test-'.repeat(2),
    });
    const { socket, answer, left } = await stalledRequest(address);
    child.kill('SIGTERM');
    const connections = async () => {
      const { rows } = await sql`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'tickets-jobs'`.execute(
        database.db,
      );
      return rows.length;
    };
    expect(await eventually(connections, (count) => count === 0)).toBe(0);
    socket.write(left);
    expect(await answer()).toMatch(/^HTTP\/1.1 401/);
    expect(await exited).toBe(0);
    await database.close();
  });

  it('goes on while the disk of its log is full, and ends when it is told to', async () => {
    const port = await freePort();
    const log = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, serverProgram(), {
      stdio: ['ignore', log, 'ignore', 'ipc'],
      env: {
        ...{ ...process.env, ...besideProvider, DATABASE_URL: '' },
        ...{ PORT: String(port), DATA_DIR: dataDir },
      },
    });
    closeSync(log);
    children.push(child);
    const exited = once(child, 'exit');
    const isServing = () =>
      fetch(`http://127.0.0.1:${port}/api/health/`).then(
        ({ ok }) => ok,
        () => false,
      );
    expect(await eventually(isServing, Boolean)).toBe(true);
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  });

  it('forgets nothing when it is killed: accounts, sessions, and the secret that signs them', async () => {
    const first = await start();
    await post(`${first.address}/api/auth/register/`, account);
    const { email, password } = account;
    const tokens = await post(`${first.address}/api/auth/token/`, { email, password });
    const { access } = (await tokens.json()) as { access: string };
    first.child.kill('SIGKILL');
    await first.exited;

    const second = await start();
    const profile = await fetch(`${second.address}/api/auth/profile/`, {
      headers: { authorization: `Bearer ${access}` },
    });
    expect(await profile.json()).toMatchObject({ email });
  });

  it('stops when the process that started it is gone', async () => {
    const { child, exited } = await start();
    child.disconnect();
    expect(await exited).toBe(0);
  });

  it('says that its port is taken, and leaves nothing running', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    const { exited, lines } = await start({ ...besideProvider, PORT: String(port) });
    expect(await exited).toBe(1);
    expect(lines.join('\n')).toContain('EADDRINUSE');
    expect(readPostmaster(join(dataDir, 'postgres', 'data'))).toBeNull();
    other.close();
  });

  it('names a DATA_DIR that is no folder, without a stack', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    const { exited, lines } = await start({ ...besideProvider, DATA_DIR: file });
    expect(await exited).toBe(1);
    expect(lines.join('\n')).toContain(
      `DATA_DIR must be a folder to write to; ${file} isn’t (EEXIST)`,
    );
    expect(lines.join('\n')).not.toContain('"stack"');
  });

  it('names a setting that is wrong, and ends', async () => {
    const { exited } = await start({ ...besideProvider, LOG_LEVEL: 'loud' });
    expect(await exited).toBe(1);
  });
});
