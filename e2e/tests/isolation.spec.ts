import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { releasesDirectory } from '../../scripts/paths';
import { startServer } from '../../scripts/startServer';
import { openAs } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { isolationPage } from '../support/isolationPage';
import { apiUrl, ports } from '../support/ports';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll';

// Each release contains a page that shows it in isolation, under the conditions in its URL (decisions 0024, 0044).

// Its copies of the data end with it: a site has twenty.
test.afterEach(({ page }) => page.goto('about:blank'));

const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name });

for (const [remote, query, title] of [
  ['landing', 'route=/', /create it/i],
  ['auth', 'route=/login', 'Welcome back'],
  ['dashboard', 'route=/dashboard&as=organizer', /welcome, adaeze/i],
  ['events', 'route=/events/1&as=attendee', 'Lagos Cloud Native Day'],
  ['settings', 'route=/settings&as=attendee', 'Profile Settings'],
] as const) {
  test(`${remote}: the released artifact runs alone and only calls its own copy of the API`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isOwn = /^\/api\/isolation\/(?:\w{32}\/api\/.+)?$/.test(pathname);
      if (pathname.startsWith('/api/') && !isOwn) problems.push(`${request.method()} ${pathname}`);
    });
    await page.goto(`${await isolationPage(page, remote)}?${query}`);
    await expect(heading(page, title)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });
}

test('a page that goes gives its copy’s place to another', async ({ page }) => {
  const given = page.waitForResponse('**/api/isolation/');
  await page.goto(`${await isolationPage(page, 'settings')}?as=attendee`);
  const { path: copy } = (await (await given).json()) as { path: string };
  await expect(heading(page, 'Profile Settings')).toBeVisible();
  const status = async () => (await page.request.get(`${copy}/api/health/`)).status();
  expect(await status()).toBe(200);
  await page.goto('about:blank');
  await expect.poll(status).toBe(410);
});

test('the panel’s settings are in the URL, and the link reproduces them', async ({
  page,
  context,
}) => {
  // A data set is made when it is first asked for, and a busy machine takes longer for it than a page is waited for.
  const data = { as: 'organizer', data: 'crowded', now: '2031-05-06T08:00:00Z' };
  const given = await page.request.post('/api/isolation/', { data, timeout: 60_000 });
  await page.request.delete(((await given.json()) as { path: string }).path);

  await page.goto(await isolationPage(page, 'events'));
  await page.getByLabel('As', { exact: true }).selectOption('organizer');
  await page.getByLabel('Data set').selectOption('crowded');
  await page.getByLabel('Clock (Lagos)').fill('2031-05-06T09:00');
  await page.getByLabel('Latency (ms)').fill('150');
  await page.getByLabel('Theme').selectOption('dark');
  await page.getByLabel('Nav bar').selectOption('on');
  await page.getByRole('button', { name: 'Let a Call Fail' }).click();
  await page.getByLabel('Call that fails').selectOption('GET /events/cities/');
  await page.getByLabel('With').selectOption('404 not found');
  await page.getByLabel('Route').fill('/events?search=Festival');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/cities/);

  const other = await context.newPage();
  await other.goto(page.url());
  for (const shown of [page, other]) {
    await expect(shown.getByText('organizer · crowded data')).toBeVisible();
    await expect(shown.getByLabel('Clock (Lagos)')).toHaveValue('2031-05-06T09:00');
    await expect(shown.getByLabel('Latency (ms)')).toHaveValue('150');
    await expect(shown.getByLabel('Call that fails')).toHaveValue('GET /events/cities/');
    await expect(shown.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(shown.getByLabel('Nav bar')).toHaveValue('on');
    const navBar = shown.getByRole('navigation', { name: 'Main' });
    // The remote's own entry, among those of the site.
    for (const name of ['Events', 'Dashboard'])
      await expect(navBar.getByRole('link', { name })).toBeVisible();
    await expect(navBar.getByRole('button', { name: /Adaeze/ })).toBeVisible();
    // It began an hour and a half before the time on the clock.
    await expect(
      shown.getByRole('link', { name: /Everybody’s Tech Festival/ }).first(),
    ).toBeVisible();
    await expect(shown.getByText(/May\s2031/).first()).toBeVisible();
    await expect(shown.getByText('We couldn’t load the list of cities.')).toBeVisible();
  }
  expect(other.url()).toBe(page.url());
});

test('the link follows the screen’s navigation', async ({ page }) => {
  await page.goto(await isolationPage(page, 'events'));
  await page
    .getByRole('link', { name: /Rust Nights/ })
    .first()
    .click();
  await expect(heading(page, /Rust Nights/)).toBeVisible();
  await expect(page).toHaveURL(/route=%2Fevents%2F2&/);
  await page.reload();
  await expect(heading(page, /Rust Nights/)).toBeVisible();
});

test('Back and Forward move between the remote’s screens, also after a reload', async ({
  page,
}) => {
  const rust = page.getByRole('link', { name: /Rust Nights/ }).first();
  await page.goto(await isolationPage(page, 'events'));
  await rust.click();
  await expect(heading(page, /Rust Nights/)).toBeVisible();
  await page.goBack();
  await expect(rust).toBeVisible();
  await expect(page).toHaveURL(/route=%2Fevents&/);
  await page.goForward();
  await expect(heading(page, /Rust Nights/)).toBeVisible();
  await page.reload();
  await expect(heading(page, /Rust Nights/)).toBeVisible();
  await page.goBack();
  await expect(rust).toBeVisible();
});

test('a failing call shows the remote’s own message', async ({ page }) => {
  await page.goto(`${await isolationPage(page, 'events')}?route=/events&fail=GET /events/=400`);
  await expect(page.getByText('Failed to load events. Please try again.')).toBeVisible({
    timeout: 20_000,
  });
});

test('a session that the server ends leads to the login page, as on the site', async ({ page }) => {
  const session = 'as=attendee&fail=/events/1/saved/=401';
  await page.goto(`${await isolationPage(page, 'events')}?route=/events/1&${session}`);
  await page.getByRole('button', { name: 'Save Event' }).click();
  await expect(page.getByText('mfe_events has no screen at /login?session=expired')).toBeVisible();
});

test('a call that hangs is waited for as long as on the site, and one that is slow is answered late', async ({
  page,
}) => {
  const link = await isolationPage(page, 'events');
  const failed = page.getByText('We couldn’t load the list of cities.');
  await page.clock.install();
  await page.goto(`${link}?route=/events&fail=GET /events/cities/=hang`);
  await expect(page.getByRole('link', { name: /Rust Nights/ }).first()).toBeVisible();
  await expect(page.getByLabel('City').getByRole('option')).toHaveCount(1);
  await expect(failed).toBeHidden();
  // The HTTP client's thirty seconds, after which the screen doesn't ask again by itself.
  await expect(async () => {
    await page.clock.fastForward('00:31');
    await expect(failed).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.goto(`${link}?route=/events&fail=GET /events/cities/=%2B3000`);
  await expect(page.getByRole('link', { name: /Rust Nights/ }).first()).toBeVisible();
  await expect(page.getByLabel('City').getByRole('option')).toHaveCount(1);
  await expect(page.getByLabel('City').getByRole('option', { name: 'Lagos' })).toBeAttached();
});

test('a chunk of the remote that fails shows the remote’s own message, and one that hangs its waiting', async ({
  page,
}) => {
  const link = `${await isolationPage(page, 'dashboard')}?route=/dashboard&as=organizer`;
  await page.goto(`${link}&fail=chunk Analytics=0`);
  await page.getByRole('link', { name: 'Analytics' }).first().click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'My Events' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Events' })).toBeVisible();
  await page.clock.install();
  await page.goto(`${link}&fail=chunk Analytics=hang`);
  await page.getByRole('link', { name: 'Analytics' }).first().click();
  await expect(page.getByText('Loading analytics…')).toBeVisible();
  // Nothing comes, so it ends by the limit that chunks have on the site.
  await expect(async () => {
    await page.clock.fastForward('00:16');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a screen that can’t be loaded says why, and the panel stays', async ({ page }) => {
  const link = await isolationPage(page, 'events');
  await page.goto(`${link}?route=/events&fail=chunk Catalogue=0`);
  await expect(page.getByText('The screen has failed')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Let a Call Fail' })).toBeVisible();
});

test('without its harness the page says so', async ({ page }) => {
  await page.route('**/remotes/harness/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(await isolationPage(page, 'settings'));
  await expect(page.getByRole('status')).toContainText(
    'The isolation harness isn’t here: /remotes/harness/',
  );
});

test('a ticket can be booked and paid for in the sandbox', async ({ page }) => {
  await page.goto(`${await isolationPage(page, 'events')}?route=/events/1&as=attendee`);
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: 'Book Now' }).click();
  const payment = await opened;
  await payment.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(payment.getByText('On the site, this would lead to /dashboard')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'You’re going!' })).toBeVisible({
    timeout: 30_000,
  });
});

/** Runs in the page, and leaves the database open, as a screen does. */
const openDatabase = () =>
  new Promise<string>((resolve, reject) => {
    const request = indexedDB.open('event-member');
    request.onsuccess = () => resolve(request.result.name);
    request.onerror = () => reject(new Error('The database does not open'));
  });

test('two testers never share data, and a reload starts over', async ({ page, context }) => {
  const link = `${await isolationPage(page, 'events')}?route=/events/1&as=attendee`;
  const other = await context.newPage();
  await page.goto(link);
  const database = await page.evaluate(openDatabase);
  await page.getByRole('button', { name: 'Save Event' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await other.goto(link);
  await expect(other.getByRole('button', { name: 'Save Event' })).toBeVisible();
  expect(await other.evaluate(openDatabase)).not.toBe(database);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save Event' })).toBeVisible();
});

test('a page whose copy has expired says so, and a reload gets a new one', async ({ page }) => {
  const given = page.waitForResponse('**/api/isolation/');
  await page.goto(`${await isolationPage(page, 'events')}?route=/events/1&as=attendee`);
  const { path } = (await (await given).json()) as { path: string };
  await expect(heading(page, 'Lagos Cloud Native Day')).toBeVisible();
  await page.request.delete(path);
  await page.getByRole('button', { name: 'Save Event' }).click();
  // The screen says it, too, in what came of its call.
  const notice = page.getByText('This page’s copy of the data has ended', { exact: true });
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Save Event' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
});

test('a link with an unknown parameter, role or data set lists the valid ones to choose from', async ({
  page,
}) => {
  await page.goto(`${await isolationPage(page, 'events')}?as=root&data=many&role=admin`);
  const problem = page.getByRole('alert');
  await expect(problem.getByText(/^role: not a parameter of this page/)).toBeVisible();
  await expect(problem).toContainText('Expected one of: empty, demo, crowded.');
  await expect(problem).toContainText('Expected one of: visitor, attendee, organizer, admin.');
  await expect(page.getByLabel('As', { exact: true })).toHaveValue('visitor');
  await page.getByLabel('As', { exact: true }).selectOption('organizer');
  await page.getByLabel('Data set').selectOption('crowded');
});

test('the harness breaks the remote’s calls, not its own', async ({ page }) => {
  const path = await isolationPage(page, 'dashboard');
  await page.goto(`${path}?route=/dashboard&as=organizer`);
  await expect(heading(page, /welcome, adaeze/i)).toBeVisible();
  await page.goto(`${path}?route=/dashboard&as=visitor&fail=/=0`);
  await expect(page.getByText(/this would lead to/)).toBeVisible();
});

test('the site’s own session stays untouched', async ({ page }) => {
  await openAs(page, 'attendee@demo.test', '/settings');
  const token = () => page.evaluate(() => localStorage.getItem('event_refresh_token'));
  const before = await token();
  await page.goto(`${await isolationPage(page, 'settings')}?route=/settings&as=organizer`);
  await expect(page.getByLabel(/First Name/)).toHaveValue('Adaeze');
  await page.goto('/settings');
  await expect(page.getByLabel(/First Name/)).toHaveValue('Tunde');
  expect(await token()).toBe(before);
});

test('search engines and frames on other sites are kept out, and no script is inline', async ({
  page,
}) => {
  const answer = await page.request.get(await isolationPage(page, 'landing'));
  expect(answer.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'content-security-policy': `frame-ancestors 'none'`,
    'cache-control': expect.stringContaining('immutable'),
  });
  const html = await answer.text();
  expect(html).toContain('http-equiv="Content-Security-Policy"');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/<script(?![^>]*(?:src=|application\/json))/);
});

test('any static file server can serve it, under any path, next to an API with isolation', async ({
  page,
}) => {
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://files');
    const file = path.join(releasesDirectory, pathname.replace('/qa/', ''));
    readFile(file).then(
      (content) => {
        response.setHeader('content-type', types[path.extname(file)] ?? 'font/woff2');
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const folder = (await isolationPage(page, 'settings')).replace('/remotes/', '/qa/');
    await page.goto(`http://localhost:${port}${folder}?as=admin`);
    await expect(page.getByRole('alert')).toContainText('runs without ISOLATION=on');
    await page.route('**/api/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({
        response: await route.fetch({ url: `${apiUrl}${pathname}${search}` }),
      });
    });
    await page.reload();
    await expect(heading(page, 'Profile Settings')).toBeVisible();
    await expect(page.getByLabel(/First Name/)).toHaveValue('Nkechi');
  } finally {
    // A call that is still being answered must not fail the test after its end.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    server.close();
    server.closeAllConnections();
  }
});

for (const theme of ['light', 'dark']) {
  test(`the panel works with the keyboard on a small screen, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${await isolationPage(page, 'settings')}?as=attendee&theme=${theme}`);
    await expect(heading(page, 'Profile Settings')).toBeVisible();
    await expect(page.getByLabel('Route')).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Route')).toBeVisible();
    await page.getByRole('button', { name: 'Let a Call Fail' }).press('Enter');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, 360);
    await page.getByRole('button', { name: 'Remove failure 1' }).press('Enter');
    await expect(page.getByLabel('Call that fails')).toBeHidden();
  });
}

test('`npm run isolate -- settings` runs the remote alone from its sources, and releases nothing', async ({
  page,
}) => {
  // A minute on a busy machine.
  test.setTimeout(400_000);
  const releases = mkdtempSync(path.join(tmpdir(), 'e2e-isolate-releases-'));
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'e2e-isolate-'));
  const alone = await startServer(['scripts/withInstall.mjs', 'scripts/isolate.ts', 'settings'], {
    url: `http://localhost:${ports.isolation}`,
    ready: '/',
    timeoutMs: 280_000,
    env: { ...process.env, DATA_DIR: dataDirectory, RELEASES_DIR: releases },
  });
  try {
    await page.goto(`${alone.url}/?as=attendee`);
    // The first page may have to wait until its data set is made.
    await expect(heading(page, 'Profile Settings')).toBeVisible({ timeout: 100_000 });
    expect(readdirSync(releases)).toEqual([]);
  } finally {
    await alone.stop();
    rmSync(releases, { recursive: true });
    rmSync(dataDirectory, { recursive: true, force: true });
  }
});
