import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

import { environmentFor } from '../api/src/testing/oauthServer';
import { chromiumArgs } from '../scripts/chromiumArgs';
import { findChromium } from '../scripts/findChromium';
import { ports } from './support/ports';

// Playwright reads this file again in each worker, and all of them must get the same folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'e2e-'));
// The sources are tested, not what somebody has released from this checkout.
process.env.RELEASES_DIR ??= path.join(process.env.E2E_DATA_DIR, 'releases');

/** The site under test, with its own API and database. */
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
    RELEASES_DIR: process.env.RELEASES_DIR,
    // As in production; tests of overrides start their own page server.
    MFE_OVERRIDE: 'off',
    ISOLATION: 'on',
    // The tests sign in from one address, and create events, more often than any person would.
    RATE_LIMIT_LOGIN_ADDRESS: '100000',
    RATE_LIMIT_PASSWORD: '100000',
    RATE_LIMIT_REGISTER: '100000',
    RATE_LIMIT_REFRESH: '100000',
    RATE_LIMIT_RESET_ADDRESS: '100000',
    RATE_LIMIT_SOCIAL: '100000',
    RATE_LIMIT_EVENTS_DAY: '100000',
    // The tests start a server that plays Google and GitHub.
    ...environmentFor(`http://127.0.0.1:${ports.oauth}`),
  },
  stdout: 'pipe',
  stderr: 'pipe',
} satisfies PlaywrightTestConfig['webServer'];

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  // All tests share one site and one database: each creates the data that it changes or counts, and starts whatever it can't
  // share on its worker's own ports. Two processors are busy with four workers, as much of a test is waiting for what must happen.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // Decision 0057.
  retries: process.env.CI ? 1 : 0,
  // Enough for a test that shares a busy machine; each wait within it has its own, shorter limit.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }],
  ],
  use: {
    baseURL: `http://localhost:${ports.site}`,
    locale: 'en-NG',
    // A different time zone from the events', so that a date shown in the viewer's zone is noticed.
    timezoneId: 'America/New_York',
    // Each frame of an animation costs processor time. The tests of the main ways, and of what moves, ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing takes about 10% longer, so it is off by default: use `--trace retain-on-failure`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: path.join(__dirname, 'support/chromium.sh'),
      env: { ...process.env, CHROMIUM_PATH: findChromium() },
      args: chromiumArgs,
    },
  },
  webServer: site,
});
