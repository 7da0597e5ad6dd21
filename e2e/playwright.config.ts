import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

import { environmentFor } from '../api/src/testing/oauthServer';
import { chromiumArgs } from '../scripts/chromiumArgs';
import { findChromium } from '../scripts/findChromium';
import { ports } from './support/ports';

// Playwright reads this file once more in each worker: the folder must be the same one in all of them.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'e2e-'));

/** The started site, with its API and a database of its own. */
export const site = {
  command: 'node scripts/withInstall.mjs scripts/start.ts',
  cwd: path.resolve(__dirname, '..'),
  url: `http://localhost:${ports.site}/registry.json`,
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  env: {
    PORT: String(ports.site),
    API_PORT: String(ports.api),
    DATA_DIR: process.env.E2E_DATA_DIR,
    // As in production; the tests of overrides start a page server of their own.
    MFE_OVERRIDE: 'off',
    // The tests sign in from one address more often than any person would.
    RATE_LIMIT_LOGIN: '100000',
    RATE_LIMIT_LOGIN_ADDRESS: '100000',
    RATE_LIMIT_REGISTER: '100000',
    RATE_LIMIT_REFRESH: '100000',
    RATE_LIMIT_RESET_ADDRESS: '100000',
    RATE_LIMIT_SOCIAL: '100000',
    // Google and GitHub are played by a server that the tests themselves start.
    ...environmentFor(`http://127.0.0.1:${ports.oauth}`),
  },
  stdout: 'pipe',
  stderr: 'pipe',
} satisfies PlaywrightTestConfig['webServer'];

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  // One site and one database serve all tests, on two cores.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }],
  ],
  use: {
    baseURL: `http://localhost:${ports.site}`,
    locale: 'en-NG',
    // Another zone than the events': a date that shows the viewer's zone is seen at once.
    timezoneId: 'America/New_York',
    // A trace of each test costs a tenth of the time; `--trace retain-on-failure` asks for one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumArgs,
    },
  },
  webServer: site,
});
