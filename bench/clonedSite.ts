import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { freePort } from '../scripts/freePort';
import { newcomersEnvironment } from '../scripts/newcomersEnvironment';
import { repository } from '../scripts/paths';
import { waitUntilAnswered } from '../scripts/waitUntilAnswered';
import { withCleanUp } from './withCleanUp';

const LIMIT_MS = 10 * 60_000;

interface ClonedSite {
  url: string;
  /** From the command until its first page is complete. */
  seconds: number;
  /** Like Ctrl-C in its terminal. */
  stop: () => Promise<void>;
}

interface Surroundings {
  cwd: string;
  env: NodeJS.ProcessEnv;
  later: (stop: () => Promise<void>) => void;
}

/** Starts a program; `later` ends it and everything it has started, like Ctrl-C in its terminal. */
function startProgram(command: string, args: string[], { later, ...options }: Surroundings) {
  const child = spawn(command, args, {
    ...options,
    // Its own group, since Ctrl-C reaches a whole group.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const ended = once(child, 'close') as Promise<[number | null]>;
  const stop = async () => {
    if (child.pid && isRunning()) process.kill(-child.pid, 'SIGINT');
    await ended;
  };
  later(stop);
  return { lines: createInterface({ input: child.stdout }), isRunning, ended, stop };
}

async function startSite({ env, ...surroundings }: Surroundings): Promise<ClonedSite> {
  const port = await freePort();
  const started = performance.now();
  const secondsNow = () => (performance.now() - started) / 1000;
  const { lines, isRunning, stop } = startProgram('npm', ['start', '--silent'], {
    ...surroundings,
    env: { ...env, PORT: String(port) },
  });
  let isPrinted = true;
  lines.on('line', (line) => {
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

export interface Clone {
  /** The temporary folder around the clone. */
  folder: string;
  /** Runs a program to its end, without its output; throws if it fails. */
  run: (cwd: string, command: string, ...args: string[]) => Promise<void>;
  /** Runs `npm start` until the page at `/` loads. Prints its output, each line with the second it came. */
  start: () => Promise<ClonedSite>;
}

/** Clones `commit` for the duration of `use`, as a newcomer would, but with this machine's npm cache. */
export async function withClone<Result>(
  commit: string,
  use: (clone: Clone) => Promise<Result>,
): Promise<Result> {
  return withCleanUp(async (later) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-clone-'));
    later(() => rmSync(folder, { recursive: true, force: true }));
    const clone = path.join(folder, 'nzuko');
    const env = {
      ...newcomersEnvironment(),
      npm_config_cache: process.env.npm_config_cache,
      DATA_DIR: path.join(folder, 'data'),
      // Empty, as programs keep files there from one run to the next.
      TMPDIR: path.join(folder, 'tmp'),
    };
    mkdirSync(env.TMPDIR);
    const run: Clone['run'] = async (cwd, command, ...args) => {
      const { ended } = startProgram(command, args, { cwd, env, later });
      const [code] = await ended;
      if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.`);
    };
    await run(folder, 'git', 'clone', '--quiet', repository, clone);
    await run(clone, 'git', 'checkout', '--quiet', commit);
    return use({ folder, run, start: () => startSite({ cwd: clone, env, later }) });
  });
}
