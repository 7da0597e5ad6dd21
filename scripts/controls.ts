// `npm run controls`: removes each guard from the code, one at a time, and prints the test that fails without it. If no test
// fails, the tests are at fault and the command exits with an error. `npm run controls -- refund` only tries the tables
// whose name contains that word.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Guard } from './controls/guard';
import { readGuards, withoutGuard } from './controls/guardTables';
import { runTest, type Outcome } from './controls/runTest';
import { buildsDirectory, repository } from './paths';

/** The outcomes of tests with every guard in place: several guards may share a test. */
const guarded = new Map<string, Promise<Outcome>>();

function runGuarded(test: Guard['test']): Promise<Outcome> {
  const key = `${test.file} ${test.name}`;
  const outcome = guarded.get(key) ?? runTest(test);
  guarded.set(key, outcome);
  return outcome;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Removes the guard, runs its test, restores the guard. Resolves with the problem, or null. */
async function control(guard: Guard): Promise<string | null> {
  const file = path.join(repository, guard.file);
  const source = readFileSync(file, 'utf8');
  const dropBuilds = () =>
    guard.rebuilds?.forEach((remote) =>
      rmSync(path.join(buildsDirectory, remote), { recursive: true, force: true }),
    );
  const restore = () => {
    writeFileSync(file, source);
    dropBuilds();
  };
  const stop = () => {
    restore();
    process.exit(1);
  };
  const unguarded = withoutGuard(guard, source);
  if ((await runGuarded(guard.test)) !== 'passed') return 'the test does not pass with the guard';
  for (const signal of SIGNALS) process.once(signal, stop);
  writeFileSync(file, unguarded);
  dropBuilds();
  try {
    const outcome = await runTest(guard.test);
    return outcome === 'failed'
      ? null
      : `the test ${outcome === 'passed' ? 'still passes' : 'did not run'}`;
  } finally {
    restore();
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

async function main(): Promise<void> {
  const guards = await readGuards((process.argv[2] ?? '').toLowerCase());
  const changed = execFileSync(
    'git',
    ['status', '--porcelain', ...guards.map(({ file }) => file)],
    {
      cwd: repository,
      encoding: 'utf8',
    },
  );
  if (guards.length === 0 || changed) {
    console.error(
      changed ? `Commit these first:\n${changed}` : 'No table of guards has that name.',
    );
    process.exit(1);
  }
  let unproven = 0;
  for (const guard of guards) {
    const problem = await control(guard).catch((error: unknown) => String(error));
    if (problem) unproven += 1;
    const { file, name } = guard.test;
    console.log(`${problem ? 'NOT PROVEN' : 'fails     '} ${guard.protects}`);
    console.log(`           ${file} › ${name}${problem ? `\n           ${problem}` : ''}`);
  }
  console.log(
    `\n${guards.length - unproven} of ${guards.length} guards are proven: their test fails without them`,
  );
  process.exit(unproven === 0 ? 0 : 1);
}

void main();
