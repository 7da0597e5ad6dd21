import { spawn } from 'node:child_process';
import path from 'node:path';

import { repository } from './paths';

/** One check: a program of the repository and its arguments. */
export interface Check {
  name: string;
  /** Path of a JavaScript program below node_modules. */
  program: string;
  args: string[];
}

/** Everything that `npm run verify` holds the code against. */
export const checks: readonly Check[] = [
  { name: 'types (browser)', program: 'typescript/bin/tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types (node)', program: 'typescript/bin/tsc', args: ['-p', 'tsconfig.node.json'] },
  { name: 'lint and arrows', program: 'eslint/bin/eslint.js', args: ['--max-warnings=0', '.'] },
  {
    name: 'format',
    program: 'prettier/bin/prettier.cjs',
    args: ['--check', '--log-level=warn', '.'],
  },
  { name: 'unused code', program: 'knip/bin/knip.js', args: ['--no-progress'] },
];

/** Runs a check; resolves with its output when it failed, with null when it passed. */
export function runCheck({ program, args }: Check): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [path.join(repository, 'node_modules', program), ...args],
      { cwd: repository, env: { ...process.env, FORCE_COLOR: '0' } },
    );
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => resolve(code === 0 ? null : output.trim() || `exit code ${code}`));
  });
}

/** Runs all checks, two at a time, and prints a line for each. Resolves with how many passed and failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const queue = [...checks];
  const result = { passed: 0, failed: 0 };
  const workers = [1, 2].map(async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const started = Date.now();
      const fault = await runCheck(check);
      const took = `${((Date.now() - started) / 1000).toFixed(1)} s`;
      console.log(`${fault === null ? 'ok    ' : 'FAILED'} ${check.name} (${took})`);
      if (fault !== null) console.log(fault.replace(/^/gm, '    '));
      result[fault === null ? 'passed' : 'failed'] += 1;
    }
  });
  await Promise.all(workers);
  return result;
}
