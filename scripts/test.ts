// `npm test`: everything that must pass before a change lands, also on a fresh clone. Ends with a one-line summary.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from '../api/src/testing/temporaryFolder';
import { runChecks } from './checks';
import { findChromium } from './findChromium';
import { repository } from './paths';

interface Count {
  passed: number;
  failed: number;
  /** Tests that failed first and passed when they ran again, alone. */
  unstable?: number;
}

/** On a build server, failed tests run once more, so that a busy machine doesn't block a change (decision 0057). */
const isGate = Boolean(process.env.CI);

/** For the reports, and for the temporary files of everything started here. */
const temporary = temporaryFolder('tests-');
process.env.TMPDIR = temporary;
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }));
let running: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    running?.kill(signal);
    process.exit(1);
  });
}

function run(
  program: string,
  args: string[],
  environment: Record<string, string>,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [path.join(repository, 'node_modules', program), ...args],
      { cwd: repository, stdio: 'inherit', env: { ...process.env, ...environment } },
    );
    running = child;
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A runner that failed without a report, or with one that lists no failure, counts as one failure. */
function count(code: number, report: string, read: (json: never) => Count): Count {
  const result = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')) as never)
    : { passed: 0, failed: 0 };
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: 'passed' | 'failed' }[];
}

async function jest(name: string, args: string[]): Promise<Count & { failedFiles: string[] }> {
  const report = path.join(temporary, name);
  const options = ['--json', `--outputFile=${report}`, '--silent', ...args];
  // A gate runs a file's tests in the same order each time; everywhere else, each run shuffles them.
  if (isGate) options.push('--seed=1');
  let failedFiles: string[] = [];
  const code = await run('jest/bin/jest.js', options, {});
  const result = count(code, report, (json: JestReport) => {
    failedFiles = json.testResults.flatMap(({ name: file, status }) =>
      status === 'failed' ? [file] : [],
    );
    return { passed: json.numPassedTests, failed: json.numFailedTests };
  });
  return { ...result, failedFiles };
}

async function runJest(): Promise<Count> {
  const { failedFiles, ...first } = await jest('jest.json', []);
  if (!isGate || failedFiles.length === 0) return first;
  console.log(`\nOnce more, alone: ${failedFiles.join(' ')}`);
  const { failed } = await jest('again.json', ['-i', '--runTestsByPath', ...failedFiles]);
  const unstable = Math.max(first.failed - failed, 0);
  return { passed: first.passed + unstable, failed, unstable };
}

async function runBrowser(): Promise<Count> {
  const report = path.join(temporary, 'browser.json');
  const code = await run('@playwright/test/cli.js', ['test', '-c', 'e2e/playwright.config.ts'], {
    E2E_REPORT: report,
    CHROMIUM_PATH: findChromium(),
  });
  return count(
    code,
    report,
    ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      unstable: stats.flaky,
    }),
  );
}

async function stage(title: string, work: () => Promise<Count>): Promise<Count> {
  console.log(`\n— ${title}`);
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

async function main(): Promise<void> {
  const results = [
    await stage('types, lint, format, unused code', runChecks),
    await stage('unit, contract and API tests', runJest),
    await stage('the site in a real browser', runBrowser),
  ];
  const sum = (key: keyof Count) =>
    results.reduce((total, result) => total + (result[key] ?? 0), 0);
  const unstable = sum('unstable');
  const note = unstable > 0 ? ` (${unstable} at the second try: to be mended)` : '';
  console.log(`\n${sum('passed')} passed${note}, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 ? 0 : 1);
}

void main();
