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
import { prepareHome, type Home } from './home';
import {
  findLivePostmaster,
  isAlive,
  stopPostmaster,
  waitUntilReady,
  type Postmaster,
} from './postmaster';

export interface EmbeddedPostgresOptions {
  /** The cluster's folder; made, with the cluster in it, when it does not exist. */
  folder: string;
  /** The database that `url` names; made when it does not exist. */
  database: string;
  /** Server settings beside the default ones, such as `fsync: 'off'` for a cluster that may be lost. */
  settings?: Record<string, string>;
  log?: (message: string) => void;
}

export interface EmbeddedPostgres {
  url: string;
  /** The address of another database of the same server. */
  urlOf(database: string): string;
  /**
   * Stops the server, unless another process still works on it: then that one stops it when it ends.
   * `evenIfInUse` stops it all the same.
   */
  stop(options?: { evenIfInUse?: boolean }): Promise<void>;
}

const READY_TIMEOUT_MS = 60_000;
const ATTEMPTS = 5;
const USER = 'postgres';

/**
 * Starts a PostgreSQL server of our own on a free port of 127.0.0.1, or joins the one that already runs on this
 * folder: that of another API process, or one that outlived a process that was killed.
 *
 * @throws Error when there are no programs for this machine, or the server does not come up; its log is quoted.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  const home = prepareHome(options.folder, log);
  const binaries = runnableBinaries(home.identity, home.folder, log);
  if (!existsSync(join(home.data, 'PG_VERSION'))) createCluster(binaries, home);

  const postmaster = await joinOrStart(binaries, home, options.settings ?? {}, log);
  const urlOf = (database: string) =>
    `postgresql://${USER}:${encodeURIComponent(home.password)}@127.0.0.1:${postmaster.port}/${database}`;
  await createDatabase(urlOf('postgres'), options.database);

  return {
    url: urlOf(options.database),
    urlOf,
    async stop({ evenIfInUse = false } = {}) {
      if (!evenIfInUse && (await hasClients(urlOf('postgres')))) {
        log('PostgreSQL is left running: another process works on it');
        return;
      }
      await stopPostmaster(postmaster.pid);
    },
  };
}

/** Made beside its place and moved there whole, so that a start that is killed half way leaves nothing half made. */
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

/** Clusters that processes which are dead by now did not finish making. */
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
  // Another process may start or stop the server between our look and our act, so a failed try is looked at again.
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
  // A session of its own: Ctrl-C in a terminal reaches us, who let requests finish before we stop the server.
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
