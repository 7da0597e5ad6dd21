import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../freePort';
import { createDatabase, hasClients } from './adminQueries';
import { runnableBinaries, type Binaries } from './binaries';
import { notePlace, prepareHome, type Home } from './home';
import { keepDoing } from './keepDoing';
import {
  findLivePostmaster,
  isAlive,
  stopPostmaster,
  waitUntilReady,
  type Postmaster,
} from './postmaster';
import { noteUse } from './serverUse';

interface EmbeddedPostgresOptions {
  /** The cluster's folder; created with the cluster if missing. */
  folder: string;
  /** The database in `url`; created if missing. */
  database: string;
  /** Extra server settings, such as `fsync: 'off'` for a disposable cluster. */
  settings?: Record<string, string>;
  /** Restarts the server, on the same port, if it ends without being stopped. */
  restarts?: boolean;
  log?: (message: string) => void;
  /** Receives lines that need attention; by default the same as the other lines. */
  warn?: (message: string) => void;
}

export interface EmbeddedPostgres {
  url: string;
  /** The URL of another database on the same server. */
  urlOf(database: string): string;
  /**
   * Stops the server, unless another process still uses it: then it ends with that process. `evenIfInUse` stops it anyway.
   */
  stop(options?: { evenIfInUse?: boolean }): Promise<void>;
}

const READY_TIMEOUT_MS = 60_000;
const ATTEMPTS = 8;
const USER = 'postgres';

/**
 * Starts an embedded PostgreSQL server on a free port of 127.0.0.1, or joins the one already running on this folder, started
 * by another process. It ends after the last process that uses it, however that ends.
 *
 * @throws Error if there are no binaries for this machine or the server doesn't start; includes its log.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { log = () => undefined } = options;
  const home = prepareHome(options.folder, log);
  const binaries = runnableBinaries(home.identity, home.folder, log);
  if (!existsSync(join(home.data, 'PG_VERSION'))) createCluster(binaries, home);
  notePlace(options.folder, home);

  const endUse = noteUse(home);
  try {
    return await openServer(options, { binaries, home, endUse });
  } catch (error) {
    endUse();
    throw error;
  }
}

async function openServer(
  options: EmbeddedPostgresOptions,
  { binaries, home, endUse }: { binaries: Binaries; home: Home; endUse: () => void },
): Promise<EmbeddedPostgres> {
  const { settings = {}, log = () => undefined, warn = log } = options;
  let postmaster = await joinOrStart(binaries, home, settings, log);
  const port = String(postmaster.port);
  const urlOf = (database: string) =>
    `postgresql://${USER}:${encodeURIComponent(home.password)}@127.0.0.1:${port}/${database}`;
  await createDatabase(urlOf('postgres'), options.database);
  const bringBack = async () => {
    if (isAlive(postmaster.pid)) return;
    warn('PostgreSQL has ended by itself: it is started again');
    postmaster = await joinOrStart(binaries, home, { ...settings, port }, log);
  };
  const watch = options.restarts ? keepDoing(bringBack, warn) : null;

  return {
    url: urlOf(options.database),
    urlOf,
    async stop({ evenIfInUse = false } = {}) {
      await watch?.stop();
      try {
        if (!evenIfInUse && (await hasClients(urlOf('postgres')))) {
          log('PostgreSQL is left running: another process works on it');
          return;
        }
        await stopPostmaster(postmaster.pid);
      } finally {
        endUse();
      }
    },
  };
}

/** Created next to its final place and moved there, so that a killed start leaves no partial cluster. */
function createCluster(binaries: Binaries, home: Home): void {
  removeUnfinished(home);
  const unfinished = `${home.data}.${process.pid}`;
  const { status, stderr, error } = spawnSync(
    binaries.initdb,
    [
      `--pgdata=${unfinished}`,
      `--username=${USER}`,
      `--pwfile=${home.passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    { ...home.identity, cwd: home.folder, env: {}, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr || error?.message}`, { cause: error });
  try {
    renameSync(unfinished, home.data);
  } catch (cause) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(join(home.data, 'PG_VERSION'))) throw cause;
  }
}

/** Partial clusters left by processes that have died. */
function removeUnfinished(home: Home): void {
  for (const name of readdirSync(home.folder)) {
    const maker = Number(/^data\.(\d+)$/.exec(name)?.[1] ?? 0);
    const isAtWork = maker !== process.pid && isAlive(maker);
    if (maker > 0 && !isAtWork) rmSync(join(home.folder, name), { recursive: true, force: true });
  }
}

async function joinOrStart(
  binaries: Binaries,
  home: Home,
  settings: Record<string, string>,
  log: (message: string) => void,
): Promise<Postmaster> {
  // Another process may start or stop the server between our check and our action, so a failed attempt checks again.
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const live = findLivePostmaster(home.data);
    if (live) {
      const joined = await waitUntilReady(home.data, () => !isAlive(live.pid), READY_TIMEOUT_MS);
      if (joined) {
        log('PostgreSQL was already running on this folder: joined it');
        return joined;
      }
    }
    const started = await start(binaries, home, settings);
    if (started) return started;
    await sleep(100 * attempt);
  }
  const lines = readFileSync(home.log, 'utf8').trimEnd().split('\n').slice(-10).join('\n');
  throw new Error(`PostgreSQL does not start (${home.log}):\n${lines}`);
}

async function start(
  binaries: Binaries,
  home: Home,
  settings: Record<string, string>,
): Promise<Postmaster | null> {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(await freePort()),
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const logFile = openSync(home.log, 'a', 0o600);
  // A separate session: Ctrl-C must only reach us, so that requests can finish before we stop the server.
  const server = spawn(binaries.postgres, ['-D', home.data, ...flags], {
    ...home.identity,
    cwd: home.folder,
    env: {},
    detached: true,
    stdio: ['ignore', logFile, logFile],
  });
  closeSync(logFile);
  server.unref();
  let gone = false;
  server.once('exit', () => (gone = true));
  server.once('error', () => (gone = true));
  const ready = await waitUntilReady(home.data, () => gone, READY_TIMEOUT_MS);
  return ready?.pid === server.pid ? ready : null;
}
