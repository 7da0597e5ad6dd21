import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import { repository } from '../scripts/paths';
import type { BenchRun } from './benchRun';
import type { Figure } from './figures';

/** Limit per benchmark; the longest, `scale`, takes less than half of this. */
const LIMIT_MS = 30 * 60_000;
/** Time to stop its servers: an API has 25 s for its last jobs and its PostgreSQL (`scripts/startApi.ts`). */
const STOP_MS = 30_000;

/** The message from a benchmark's program. */
export type Outcome = { figures: Figure[] } | { error: string };

interface Options {
  names: string[];
  /** Passed on to each benchmark. */
  options: string[];
  /** Runs the benchmark named by its first argument, and sends its `Outcome`. */
  program: string;
  limitMs?: number;
  /** Once aborted, stops the running benchmark, and starts no others. */
  signal?: AbortSignal;
}

/**
 * Runs benchmarks one after another, each in its own process with a time limit, so that whatever happens to one, the others
 * start as if alone.
 */
export async function runBenches({ names, ...options }: Options): Promise<BenchRun[]> {
  const runs: BenchRun[] = [];
  for (const name of names) {
    const started = performance.now();
    const outcome = await runOne(name, options);
    runs.push({ name, seconds: (performance.now() - started) / 1000, figures: [], ...outcome });
  }
  return runs;
}

async function runOne(
  name: string,
  { options, program, limitMs = LIMIT_MS, signal }: Omit<Options, 'names'>,
): Promise<Outcome> {
  if (signal?.aborted) return { error: 'It wasn’t begun: the run was stopped.' };
  const child = fork(program, [name, ...options], {
    cwd: repository,
    execArgv: ['--import', 'tsx'],
    // JSON would turn NaN, for figures not measured, into null.
    serialization: 'advanced',
    // Its own group, so that a terminal's Ctrl-C reaches it only once, through us.
    detached: true,
  });
  let outcome: Outcome | undefined;
  let stopped = '';
  child.on('message', (message) => (outcome = message as Outcome));
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  const stop = (reason: string) => {
    stopped = reason;
    void end(child, ended);
  };
  const onAbort = () => stop('It was stopped.');
  signal?.addEventListener('abort', onAbort);
  const limit = setTimeout(() => stop(`It took longer than ${limitMs / 1000} s.`), limitMs);
  const [code, killedBy] = await ended;
  clearTimeout(limit);
  signal?.removeEventListener('abort', onAbort);
  if (stopped) return { error: stopped };
  return outcome ?? { error: `It ended without figures (${killedBy ?? `exit code ${code}`}).` };
}

async function end(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGINT');
  const isStuck = await Promise.race([
    ended.then(() => false),
    wait(STOP_MS, true, { ref: false }),
  ]);
  if (isStuck) child.kill('SIGKILL');
}
