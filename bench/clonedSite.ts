import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { freePort } from '../scripts/freePort';
import { newcomersEnvironment } from '../scripts/newcomersEnvironment';
import { repository } from '../scripts/paths';
import { waitUntilAnswered } from '../scripts/waitUntilAnswered';

const LIMIT_MS = 10 * 60_000;

interface ClonedSite {
  url: string;
  /** From the command to the whole of its first page. */
  seconds: number;
  /** As Ctrl-C in its terminal. */
  stop: () => Promise<void>;
}

const stops = new Set<() => Promise<void>>();

async function startSite(clone: string, env: NodeJS.ProcessEnv): Promise<ClonedSite> {
  const port = await freePort();
  const started = performance.now();
  const secondsNow = () => (performance.now() - started) / 1000;
  const child = spawn('npm', ['start', '--silent'], {
    cwd: clone,
    env: { ...env, PORT: String(port) },
    // A group of its own: Ctrl-C reaches all of a group.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    stops.delete(stop);
    if (child.pid && isRunning()) process.kill(-child.pid, 'SIGINT');
    await ended;
  };
  stops.add(stop);
  let isPrinted = true;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (isPrinted && line.trim()) console.log(`${secondsNow().toFixed(1).padStart(7)} s  ${line}`);
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilAnswered(`${url}/`, isRunning, LIMIT_MS);
  const page = await (await fetch(`${url}/`)).text();
  const seconds = secondsNow();
  isPrinted = false;
  if (!page.includes('<h1')) throw new Error(`${url}/ is no page of the site:\n${page}`);
  console.log(`${seconds.toFixed(1).padStart(7)} s  the first page is there\n`);
  return { url, seconds, stop };
}

interface Clone {
  /** The temporary folder that it is in. */
  folder: string;
  /** For programs that run in it. */
  env: NodeJS.ProcessEnv;
  /** `npm start`, up to the page at `/`. Prints what it says, each line with its second. */
  start: () => Promise<ClonedSite>;
}

/** Clones `commit` for the duration of `use`, as somebody sees it for the first time, but with this machine's npm cache. */
export async function withClone<Result>(
  commit: string,
  use: (clone: Clone) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-clone-'));
  const clean = async () => {
    for (const stop of stops) await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('SIGINT', () => void clean().then(() => process.exit(130)));
  const clone = path.join(folder, 'nzuko');
  const env = {
    ...newcomersEnvironment(),
    npm_config_cache: process.env.npm_config_cache,
    DATA_DIR: path.join(folder, 'data'),
    // What programs keep there from one run to the next isn't there at first.
    TMPDIR: path.join(folder, 'tmp'),
  };
  mkdirSync(env.TMPDIR);
  try {
    execFileSync('git', ['clone', '--quiet', repository, clone]);
    execFileSync('git', ['checkout', '--quiet', commit], { cwd: clone });
    return await use({ folder, env, start: () => startSite(clone, env) });
  } finally {
    await clean();
  }
}
