import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

import { findChromium } from '../findChromium';
import { repository } from '../paths';
import type { Guard } from './guard';

/** `not run`: the file did not load, or has no test with that title. */
export type Outcome = 'passed' | 'failed' | 'not run';

interface JestReport {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

/** Runs one test by its title, as `npm test` would. Its output is discarded; the report has the result. */
export async function runTest({ runner, file, name }: Guard['test']): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'controls-'));
  const report = path.join(folder, 'report.json');
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  try {
    if (runner === 'jest') {
      // A test that fails may leave something running.
      const args = [file, '-t', pattern, '--forceExit', '--json', `--outputFile=${report}`];
      await run('jest/bin/jest.js', args);
    } else {
      const args = ['test', '-c', 'e2e/playwright.config.ts', file, '-g', pattern];
      await run('@playwright/test/cli.js', args, {
        E2E_REPORT: report,
        CHROMIUM_PATH: findChromium(),
        // A build without its guard must not remain among the releases.
        RELEASES_DIR: path.join(folder, 'releases'),
      });
    }
    if (!existsSync(report)) return 'not run';
    const json: unknown = JSON.parse(readFileSync(report, 'utf8'));
    return runner === 'jest'
      ? inJest(json as JestReport, name)
      : inBrowser(json as JSONReport, name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(program: string, args: string[], environment: NodeJS.ProcessEnv = {}): Promise<void> {
  return new Promise((resolve) => {
    spawn(process.execPath, [path.join(repository, 'node_modules', program), ...args], {
      cwd: repository,
      stdio: 'ignore',
      env: { ...process.env, ...environment },
    }).on('close', () => resolve());
  });
}

function inJest(report: JestReport, name: string): Outcome {
  const found = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ title, status }) => title === name && status !== 'pending');
  if (!found) return 'not run';
  return found.status === 'passed' ? 'passed' : 'failed';
}

function inBrowser({ suites }: JSONReport, name: string): Outcome {
  const specs = (suite: JSONReportSuite): JSONReportSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specs),
  ];
  const found = suites.flatMap(specs).find(({ title }) => title === name);
  if (!found) return 'not run';
  return found.ok ? 'passed' : 'failed';
}
