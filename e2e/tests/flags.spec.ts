import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, test, type Page } from '@playwright/test';

import { openAs } from '../support/accounts';
import { ownReleasesSite, startOwnReleases } from '../support/ownReleases';
import { untilQuiet, watchRequests } from '../support/watchRequests';

// Decision 0114: a part of a screen is switched without a release, for the next page load.

const repository = path.resolve(__dirname, '../..');
let releases: Awaited<ReturnType<typeof startOwnReleases>>;

test.use(ownReleasesSite);
test.beforeAll(async () => {
  releases = await startOwnReleases();
});
test.afterAll(() => releases.stop());

async function release(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/withInstall.mjs', 'scripts/release.ts', ...args],
    { cwd: repository, env: { ...process.env, RELEASES_DIR: releases.directory } },
  );
  return stdout;
}

/** Opens the dashboard; resolves with how often the catalogue was searched for who else is on. */
async function searches(page: Page, url = '/dashboard'): Promise<() => number> {
  let count = 0;
  page.on('request', (request) => {
    if (/\/api\/events\/\?from=/.test(request.url())) count += 1;
  });
  await page.goto(url);
  await expect(page.getByRole('region', { name: 'Recent Events' })).toBeVisible();
  return () => count;
}

test('an operator switches a flag off, and the dashboard no longer searches the catalogue; on a public site no link brings it back', async ({
  page,
}) => {
  await openAs(page, 'organizer@demo.test', '/events');
  const before = await searches(page);
  await expect.poll(before).toBe(1);

  expect(await release('flag', 'events.around', 'off')).toContain(
    'flag  events.around  as declared → off',
  );
  expect(await release('list', 'events')).toMatch(
    /flag {2}events\.around {2}on {2}by link {2}SET TO off {2}Who else is on/,
  );
  const requests = watchRequests(page);
  const entry = page.waitForResponse(/mfe_events\/.*EventsAround/);
  const after = await searches(page, '/dashboard?flag=events.around');
  // The slot is there, and has nothing to show.
  await entry;
  await untilQuiet(requests);
  expect(after()).toBe(0);

  await release('flag', 'events.around', 'reset');
  const again = await searches(page);
  await expect.poll(again).toBeGreaterThan(0);
});
