// `npm run bench`: measures the figures that have goals; `npm run bench -- <name>` measures those of one benchmark.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';

import { repository } from '../scripts/paths';
import { benches } from './benches';
import { isFailure, reportOf, tableOf } from './benchRun';
import { runBenches } from './runBenches';

const QUICK = '--quick';

function usage(problem: string): never {
  console.error(
    `${problem}\nUsage: npm run bench [-- ${QUICK}] or npm run bench -- <name>, where <name> is one of: ${Object.keys(benches).join(', ')}`,
  );
  process.exit(1);
}

/** The commit's name, marked if the figures come from uncommitted sources. */
function commitName(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') ? '-changed' : '');
  } catch {
    return 'no-commit';
  }
}

function writeReport(report: string, commit: string): void {
  const file = path.join(repository, '.cache/bench', `${commit}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, report);
  console.log(`\nWritten to ${path.relative(repository, file)}`);
}

async function main(): Promise<void> {
  const [name, ...options] = process.argv.slice(2);
  const isWhole = name === undefined || name === QUICK;
  if (isWhole && options.length > 0) usage(`What is ${options.join(' ')}?`);
  if (!isWhole && !Object.hasOwn(benches, name)) usage(`There is no benchmark ${name}.`);
  const isQuick = process.argv.includes(QUICK);
  const isDue = (each: string) =>
    benches[each]?.runs === 'quickly' || (benches[each]?.runs === 'as a whole' && !isQuick);

  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());
  // As it was when measuring began.
  const commit = commitName();
  const runs = await runBenches({
    names: isWhole ? Object.keys(benches).filter(isDue) : [name],
    options: isWhole ? (isQuick ? [QUICK] : []) : options,
    program: path.join(__dirname, 'oneBench.ts'),
    signal: stop.signal,
  });
  console.log(`\n${tableOf(runs)}`);
  if (isWhole) {
    const [cpu] = cpus();
    const machine = `${cpus().length} × ${cpu?.model ?? 'unknown'}, Node ${process.versions.node}`;
    writeReport(reportOf(runs, { commit, isQuick, machine }), commit);
  }
  process.exit(runs.some((run) => isFailure(run, isQuick)) ? 1 : 0);
}

void main();
