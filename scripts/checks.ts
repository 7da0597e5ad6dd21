import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import pMap from 'p-map';

import { repository } from './paths';

/** A check: a program in node_modules and its arguments. */
interface Check {
  name: string;
  /** Path of a JavaScript program in node_modules. */
  program: string;
  args: string[];
}

/** TypeScript 7 (decision 0058). Two checkers keep two processors busy; four take a third more processor time. */
const typesOf = (project: string) => ({
  name: `types (${project})`,
  program: 'typescript-7/bin/tsc',
  args: ['-p', `tsconfig.${project}.json`, '--checkers', '2'],
});

/** Everything that `npm run verify` checks. */
const checks: readonly Check[] = [
  ...['browser', 'node', 'worker'].map(typesOf),
  { name: 'lint and import rules', program: 'oxlint/bin/oxlint', args: [] },
  { name: 'format', program: 'oxfmt/bin/oxfmt', args: ['--check'] },
  { name: 'OpenAPI document', program: 'tsx/dist/cli.mjs', args: ['scripts/openapi.ts'] },
  { name: 'unused code', program: 'knip/bin/knip.js', args: ['--no-progress'] },
  { name: 'circles', program: 'knip/bin/knip.js', args: ['--no-progress', '--cycles'] },
  {
    name: 'links and cited files',
    program: 'tsx/dist/cli.mjs',
    args: ['scripts/brokenReferences.ts'],
  },
  {
    name: 'exports of the shared packages',
    program: 'tsx/dist/cli.mjs',
    args: ['scripts/apiReport.ts'],
  },
  { name: 'size of the first load', program: 'tsx/dist/cli.mjs', args: ['scripts/firstLoad.ts'] },
];

/** Runs a check; resolves with its output if it failed, or null if it passed. */
async function runCheck({ program, args }: Check): Promise<string | null> {
  try {
    await promisify(execFile)(
      process.execPath,
      [path.join(repository, 'node_modules', program), ...args],
      { cwd: repository, env: { ...process.env, FORCE_COLOR: '0' }, maxBuffer: Infinity },
    );
    return null;
  } catch (error) {
    const { stdout, stderr, message } = error as Error & { stdout?: string; stderr?: string };
    return `${stdout ?? ''}${stderr ?? ''}`.trim() || message;
  }
}

/** Runs all checks, two at a time, and prints a line for each. Resolves with the numbers of passed and failed ones. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const faults = await pMap(
    checks,
    async (check) => {
      const started = Date.now();
      const fault = await runCheck(check);
      const took = `${((Date.now() - started) / 1000).toFixed(1)} s`;
      console.log(`${fault === null ? 'ok    ' : 'FAILED'} ${check.name} (${took})`);
      if (fault !== null) console.log(fault.replace(/^/gm, '    '));
      return fault;
    },
    { concurrency: 2 },
  );
  const failed = faults.filter((fault) => fault !== null).length;
  return { passed: faults.length - failed, failed };
}
