import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { apiProgram } from './build/apiProgram';
import { freePort } from './freePort';
import { repository } from './paths';
import { portOf, requireFreePort } from './ports';
import { waitUntilAnswered } from './waitUntilAnswered';

/** Jobs have eleven seconds to end, after the last request. */
const STOP_TIMEOUT_MS = 25_000;
const SAY_AGAIN_MS = 30_000;

/** Checks the port first, since any other program on it would be taken for the API. */
async function apiPort(): Promise<number> {
  const port = portOf('API_PORT', 0);
  if (port === 0) return freePort();
  await requireFreePort(port, 'choose another API_PORT; unset, the API takes a free port');
  return port;
}

/** The API in a separate process. */
export interface RunningApi {
  url: string;
  /** Resolves when its health check answers. */
  ready: Promise<void>;
  /** Resolves with how the process ended: its exit code, or the signal that killed it. */
  exited: Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Starts the API, which brings its own PostgreSQL unless DATABASE_URL is set, and by default seeds an empty database. It
 * listens on API_PORT, by default a free port; rejects if that is in use.
 */
export async function startApi({
  dataDirectory,
  publicUrl,
  settings = { SEED_DEMO: 'true' },
  say,
}: {
  dataDirectory: string;
  publicUrl: string;
  /** Defaults of this command; the environment's own settings win. */
  settings?: NodeJS.ProcessEnv;
  say: (line: string) => void;
}): Promise<RunningApi> {
  const port = await apiPort();
  const url = `http://127.0.0.1:${port}`;
  const program = await apiProgram();
  const child = spawn(process.execPath, program, {
    cwd: repository,
    // The channel tells the API when this process is gone, even if it was killed.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A separate process group: a terminal's Ctrl-C must reach it once, through us, and not cut it off from its database.
    detached: true,
    env: {
      LOG_LEVEL: 'warn',
      // Compiled code is cached beside the program, for the next start.
      NODE_COMPILE_CACHE: path.join(path.dirname(program.at(-1) ?? ''), 'compiled'),
      ...settings,
      ...process.env,
      HOST: '127.0.0.1',
      // The page server in front of it listens there, and forwards calls.
      PUBLISH_ON: process.env.HOST || '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDirectory,
      PUBLIC_URL: publicUrl,
    },
  });
  let alive = true;
  const exited = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) => {
      alive = false;
      resolve(signal ?? `exit code ${code}`);
    }),
  );
  const started = Date.now();
  // Without a deadline, since migrating a large table may take long. A failing start ends the process.
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  const reminder = setInterval(
    () => say(`the API has been starting for ${seconds()} s, such as to migrate its database`),
    SAY_AGAIN_MS,
  );
  const ready = waitUntilAnswered(`${url}/api/health/`, () => alive, Infinity)
    .then(() => say(`database and API ready in ${seconds()} s`))
    .finally(() => clearInterval(reminder));
  const stop = async () => {
    if (!alive) return;
    child.kill('SIGTERM');
    const isStuck = await Promise.race([exited.then(() => false), wait(STOP_TIMEOUT_MS, true)]);
    if (isStuck) child.kill('SIGKILL');
  };
  return { url, ready, exited, stop };
}
