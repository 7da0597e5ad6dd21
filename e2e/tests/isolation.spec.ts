import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { startServer } from '../../scripts/startServer';
import { openAs } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { ports } from '../support/ports';

// Design sections 2 and 3: a release carries a page that shows it alone, under conditions that stand in its URL.

const repository = path.resolve(__dirname, '../..');

/** The path of the page that shows a live release alone. */
async function isolationPage(page: Page, name: string): Promise<string> {
  const answer = await page.request.get('/registry.json');
  const { remotes } = (await answer.json()) as { remotes: { name: string; version: string }[] };
  const version = remotes.find((remote) => remote.name === `mfe_${name}`)?.version;
  return `/remotes/mfe_${name}/${version}/index.html`;
}

const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name });

for (const [remote, query, title] of [
  ['landing', 'route=/', /create it/i],
  ['auth', 'route=/login', 'Welcome back'],
  ['dashboard', 'route=/dashboard&as=organizer', /welcome back, adaeze/i],
  ['events', 'route=/events/1&as=attendee', 'Lagos Cloud Native Day'],
  ['settings', 'route=/settings&as=attendee', 'Profile Settings'],
] as const) {
  test(`${remote}: the released artifact runs alone, without any call to a server`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) problems.push(`${request.method()} ${pathname}`);
    });
    await page.goto(`${await isolationPage(page, remote)}?${query}`);
    await expect(heading(page, title)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });
}

test('what is set in the panel stands in the URL, and the link reproduces it', async ({
  page,
  context,
}) => {
  await page.goto(await isolationPage(page, 'events'));
  await page.getByLabel('As', { exact: true }).selectOption('organizer');
  await page.getByLabel('Data set').selectOption('many');
  await page.getByLabel('Clock (Lagos)').fill('2031-05-06T09:00');
  await page.getByLabel('Latency (ms)').fill('150');
  await page.getByLabel('Theme').selectOption('dark');
  await page.getByRole('button', { name: 'Let a call fail' }).click();
  await page.getByLabel('Call that fails').selectOption('GET /events/cities/');
  await page.getByLabel('With').selectOption('404 not found');
  await page.getByLabel('Route').fill('/events?search=release');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/cities/);

  const other = await context.newPage();
  await other.goto(page.url());
  for (const shown of [page, other]) {
    await expect(shown.getByText('organizer · many data in memory')).toBeVisible();
    await expect(shown.getByLabel('Clock (Lagos)')).toHaveValue('2031-05-06T09:00');
    await expect(shown.getByLabel('Latency (ms)')).toHaveValue('150');
    await expect(shown.getByLabel('Call that fails')).toHaveValue('GET /events/cities/');
    await expect(shown.locator('html')).toHaveAttribute('data-theme', 'dark');
    // It began an hour and a half before the moment of the clock.
    await expect(shown.getByRole('link', { name: /Ship It/ }).first()).toBeVisible();
    await expect(shown.getByText(/May 2031/).first()).toBeVisible();
    await expect(shown.getByText('The cities could not be loaded.')).toBeVisible();
  }
  expect(other.url()).toBe(page.url());
});

test('where the screen goes, the link follows', async ({ page }) => {
  await page.goto(await isolationPage(page, 'events'));
  await page
    .getByRole('link', { name: /Abuja Data Evening/ })
    .first()
    .click();
  await expect(heading(page, 'Abuja Data Evening')).toBeVisible();
  await expect(page).toHaveURL(/route=%2Fevents%2F3&/);
  await page.reload();
  await expect(heading(page, 'Abuja Data Evening')).toBeVisible();
});

test('a call that fails shows the remote’s own sentence', async ({ page }) => {
  await page.goto(`${await isolationPage(page, 'events')}?route=/events&fail=GET /events/=400`);
  await expect(page.getByText('Failed to load events. Please try again.')).toBeVisible({
    timeout: 20_000,
  });
});

test('a ticket is bought and paid for in memory', async ({ page }) => {
  await page.goto(`${await isolationPage(page, 'events')}?route=/events/1&as=attendee`);
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const paymentPage = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: 'Book Now' }).click();
  await paymentPage;
  await expect(page.getByRole('dialog', { name: 'You are going!' })).toBeVisible({
    timeout: 30_000,
  });
});

test('the real API answers where it is asked to, and the harness delays and breaks it too', async ({
  page,
}) => {
  const path = await isolationPage(page, 'dashboard');
  await page.goto(`${path}?route=/dashboard&as=organizer&api=real`);
  await expect(heading(page, /welcome back, adaeze/i)).toBeVisible();
  await page.goto(`${path}?route=/dashboard&as=nobody&api=real&fail=/=0`);
  await expect(page.getByText(/the page is now/)).toBeVisible();
});

test('the site’s own session is left alone', async ({ page }) => {
  await openAs(page, 'attendee@demo.test', '/settings');
  const token = () => page.evaluate(() => localStorage.getItem('event_refresh_token'));
  const before = await token();
  await page.goto(`${await isolationPage(page, 'settings')}?route=/settings&as=organizer`);
  await expect(page.getByLabel(/First Name/)).toHaveValue('Adaeze');
  await page.goto('/settings');
  await expect(page.getByLabel(/First Name/)).toHaveValue('Tunde');
  expect(await token()).toBe(before);
});

test('search engines and other sites’ frames are kept out, and no script is inline', async ({
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

test('any server of files shows it, under any path', async ({ page }) => {
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://files');
    const file = path.join(repository, pathname.replace('/qa/', '/releases/'));
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
    await expect(heading(page, 'Profile Settings')).toBeVisible();
    await expect(page.getByLabel(/First Name/)).toHaveValue('Nkechi');
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

for (const theme of ['light', 'dark']) {
  test(`the panel is used by keyboard on a small screen, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${await isolationPage(page, 'settings')}?as=attendee&theme=${theme}`);
    await expect(heading(page, 'Profile Settings')).toBeVisible();
    await expect(page.getByLabel('Route')).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Route')).toBeVisible();
    await page.getByRole('button', { name: 'Let a call fail' }).press('Enter');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: 'Remove failure 1' }).press('Enter');
    await expect(page.getByLabel('Call that fails')).toBeHidden();
  });
}

test('`npm run isolate -- settings --fake` shows the sources alone, without a database', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const alone = await startServer(
    ['scripts/withInstall.mjs', 'scripts/isolate.ts', 'settings', '--fake'],
    {
      url: `http://localhost:${ports.isolation}`,
      ready: '/',
      timeoutMs: 90_000,
      env: process.env,
    },
  );
  try {
    await page.goto(`${alone.url}/?as=attendee`);
    await expect(heading(page, 'Profile Settings')).toBeVisible();
  } finally {
    await alone.stop();
  }
});
