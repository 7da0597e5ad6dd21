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
import { atMost, type Figure } from './figures';
import { median } from './median';

const FIRST_GOAL_S = 60;
const AGAIN_GOAL_S = 3;
/** How many times the site is started again. */
const AGAIN = Number(process.env.ROUNDS ?? 5);
const LIMIT_MS = 10 * 60_000;

interface Running {
  /** From the command to the whole of its first page. */
  seconds: number;
  /** As Ctrl-C in its terminal. */
  stop: () => Promise<void>;
}

const stops = new Set<() => Promise<void>>();

/** `npm start` in `clone`, up to the page at `/`. Prints what it says, each line with its second. */
async function startSite(clone: string, env: NodeJS.ProcessEnv): Promise<Running> {
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
  const url = `http://127.0.0.1:${port}/`;
  await waitUntilAnswered(url, isRunning, LIMIT_MS);
  const page = await (await fetch(url)).text();
  const seconds = secondsNow();
  isPrinted = false;
  if (!page.includes('<h1')) throw new Error(`${url} is no page of the site:\n${page}`);
  console.log(`${seconds.toFixed(1).padStart(7)} s  the first page is there\n`);
  return { seconds, stop };
}

/**
 * Installs once what the site runs on, so that npm's cache has it. In a clone of its own, which stays until the end: for five
 * minutes after tens of thousands of files were removed, ext4 without a journal searches long for each new one's inode, and
 * installing takes twice as long. The same holds right after another run of this benchmark.
 */
function fillCache(folder: string, env: NodeJS.ProcessEnv): void {
  const clone = path.join(folder, 'cached');
  execFileSync('git', ['clone', '--quiet', repository, clone]);
  // A script that does nothing.
  const program = ['scripts/withInstall.mjs', 'scripts/paths.ts'];
  execFileSync('node', program, { cwd: clone, env, stdio: 'ignore' });
}

/** What is committed, cloned and started as by somebody who sees it for the first time, then stopped and started again. */
export async function benchStart(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-start-'));
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
    fillCache(folder, env);
    execFileSync('git', ['clone', '--quiet', repository, clone]);
    const run = async (title: string) => {
      console.log(title);
      const site = await startSite(clone, env);
      await site.stop();
      return site.seconds;
    };
    const first = await run('First start:');
    const again: number[] = [];
    while (again.length < AGAIN) again.push(await run('Started again:'));
    return [
      atMost('first start of a fresh clone, to the first page', first, FIRST_GOAL_S, 's'),
      atMost(`started again, median of ${AGAIN}`, median(again), AGAIN_GOAL_S, 's'),
    ];
  } finally {
    await clean();
  }
}
