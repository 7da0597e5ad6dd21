import { expect, test, type Page } from '@playwright/test';

import { dependencies } from '../../package.json';
import { changeEntry } from '../support/changedEntry';
import { faults, startFaultyServer, type FaultyServer } from '../support/faultyServer';

// A remote that is gone, hangs or lies must cost its own screen alone: the nav bar stays, the error screen comes in time,
// and Try again brings the screen back once the fault has ended. Design section 4.

const ENTRY = /\/remotes\/mfe_events\/.*\/remoteEntry\..*\.js/;
const CHUNK = /\/remotes\/mfe_events\/.*Catalogue.*\.js/;
/** What several screens of the remote share. */
const SHARED_CHUNK = /\/remotes\/mfe_events\/.*\/vendors-.*\.js/;

let site: FaultyServer;

test.beforeEach(async () => {
  site = await startFaultyServer();
});
test.afterEach(() => site.stop());

async function expectErrorScreenBesideNavBar(page: Page, within: number): Promise<void> {
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible({
    timeout: within,
  });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByText(/Error id: mfe_events@.+/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
}

/** The rest of the page goes on: a link leads to another remote's screen. */
async function expectOthersAlive(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
}

for (const [file, pattern] of [
  ['entry', ENTRY],
  ['chunk', CHUNK],
] as const) {
  for (const [name, fault] of [
    ['answers 404', faults.notFound],
    ['answers 503', faults.unavailable],
    ['answers HTML with 200', faults.html],
    ['answers empty JSON', faults.emptyJson],
    ['is cut off', faults.cutOff],
  ] as const) {
    test(`a remote whose ${file} ${name} shows the error screen and recovers by Try again`, async ({
      page,
    }) => {
      site.breakFiles(pattern, fault);
      await page.goto(`${site.url}/events`);
      await expectErrorScreenBesideNavBar(page, 10_000);
      site.mend();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /next event/i })).toBeVisible();
    });
  }
}

test('a remote whose shared chunk fails recovers by Try again, whole', async ({ page }) => {
  site.breakFiles(SHARED_CHUNK, faults.unavailable);
  await page.goto(`${site.url}/events`);
  await expectErrorScreenBesideNavBar(page, 10_000);
  site.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /next event/i })).toBeVisible();
  // Its parts work too: nothing in it is half initialised.
  await page.getByRole('searchbox').fill('no event is called this');
  await expect(page).toHaveURL(/search=/);
});

test('a remote that was built for another React fails alone, as a matter of versions', async ({
  page,
}) => {
  await changeEntry(page, '/events', 'mfe_events', (source) =>
    source.replaceAll(`"${dependencies.react}"`, '"18.0.0"'),
  );
  await page.goto('/events');
  await expectErrorScreenBesideNavBar(page, 10_000);
  await expect(page.getByText(/Error id: mfe_events@.+: version/)).toBeVisible();
  await expectOthersAlive(page);
});

test('a remote without the screen that its contract names fails alone, as a breach of contract', async ({
  page,
}) => {
  await changeEntry(page, '/events', 'mfe_events', (source) =>
    source.replace('"./Catalogue"', '"./Gone"'),
  );
  await page.goto('/events');
  await expectErrorScreenBesideNavBar(page, 10_000);
  await expect(page.getByText(/Error id: mfe_events@.+: contract/)).toBeVisible();
  await expectOthersAlive(page);
});

test('a remote that throws while it renders costs its own screen, which Try again renders anew', async ({
  page,
}) => {
  // In place of the whole remote: a container whose one screen throws until it is mended.
  await changeEntry(
    page,
    '/events',
    'mfe_events',
    () => `var mfe_events = {
      init: () => undefined,
      get: () => Promise.resolve(() => ({ default: () => {
        if (!window.mended) throw new Error('a fault of the screen');
        return 'The screen stands';
      } })),
    };`,
  );
  await page.goto('/events');
  await expectErrorScreenBesideNavBar(page, 10_000);
  await expect(page.getByText(/Error id: mfe_events@.+: render/)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { mended: true }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toHaveText('The screen stands');
  await expectOthersAlive(page);
});

test('a remote whose entry was tampered with is not run', async ({ page }) => {
  site.breakFiles(ENTRY, faults.tampered);
  await page.goto(`${site.url}/events`);
  await expectErrorScreenBesideNavBar(page, 10_000);
});

test('the other remotes work while one is gone, and the way back is open', async ({ page }) => {
  site.breakFiles(/\/remotes\/mfe_events\//, faults.notFound);
  await page.goto(`${site.url}/events`);
  await expectErrorScreenBesideNavBar(page, 10_000);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a remote that hangs once comes by the second try', async ({ page }) => {
  // The preload and the try itself are one request.
  site.breakFiles(ENTRY, faults.hang, 1);
  await page.clock.install();
  await page.goto(`${site.url}/events`, { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.clock.runFor(15_500);
  await expect(page.getByRole('heading', { level: 1, name: /next event/i })).toBeVisible();
});

test('a remote that hangs is given up after three tries of 15 s, told as slow after 8 s', async ({
  page,
}) => {
  site.breakFiles(ENTRY, faults.hang);
  // Whether it is that late to the second is measured by `npm run bench -- faults`.
  await page.clock.install();
  const now = () => page.evaluate(() => Date.now());
  const started = await now();
  // The hanging preload holds the page's load event back, not the page.
  await page.goto(`${site.url}/events`, { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const slow = page.getByText('Still loading. Your connection may be slow.');
  while (!(await slow.isVisible())) await page.clock.runFor(250);
  const waited = (await now()) - started;
  expect(waited).toBeGreaterThan(7_500);
  expect(waited).toBeLessThan(12_000);
  await page.clock.runFor(3 * 15_000 - 8_000 + 500 + 1_500);
  await expectErrorScreenBesideNavBar(page, 10_000);
  site.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /next event/i })).toBeVisible();
});
