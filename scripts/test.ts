// `npm test`: everything that must pass before a change lands, also on a fresh clone. Ends with a one-line summary.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runChecks } from './checks';
import { findChromium } from './findChromium';
import { repository } from './paths';

interface Count {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));

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

async function runJest(): Promise<Count> {
  const report = path.join(reports, 'jest.json');
  const args = ['--json', `--outputFile=${report}`, '--silent'];
  // A gate gives the same answer twice; everywhere else each run takes the tests of a file in another order.
  if (process.env.CI) args.push('--seed=1');
  const code = await run('jest/bin/jest.js', args, {});
  return count(code, report, (json: { numPassedTests: number; numFailedTests: number }) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
  }));
}

async function runBrowser(): Promise<Count> {
  const report = path.join(reports, 'browser.json');
  const code = await run('@playwright/test/cli.js', ['test', '-c', 'e2e/playwright.config.ts'], {
    E2E_REPORT: report,
    CHROMIUM_PATH: findChromium(),
  });
  // A flaky test counts as failed.
  return count(
    code,
    report,
    (json: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: json.stats.expected,
      failed: json.stats.unexpected + json.stats.flaky,
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
  rmSync(reports, { recursive: true, force: true });
  const sum = (key: keyof Count) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 ? 0 : 1);
}

void main();
