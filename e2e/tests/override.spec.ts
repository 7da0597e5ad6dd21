import { expect, test, type Page } from '@playwright/test';

import { serveLocally } from '../support/localRemote';
import { startStaging } from '../support/staging';

// A remote from the visitor's own machine inside the released shell, if the page server allows it: here a second one, since
// the tests' site doesn't.
let staging: string;
let stop: () => Promise<void>;

test.beforeAll(async () => ({ url: staging, stop } = await startStaging()));
test.afterAll(() => stop());

const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name });
const badge = (page: Page) => page.getByLabel('Override');
const changed = (text: string) => text.replaceAll('Find your next event', 'As on my machine');

test('a local remote replaces the released one until it is reset; the rest stays as released', async ({
  page,
}) => {
  const local = await serveLocally('mfe_events', changed);
  try {
    await page.goto(`${staging}/events?mfe-override=mfe_events@${local.origin}`);
    await expect(heading(page, 'As on my machine')).toBeVisible();
    await expect(page).toHaveURL(`${staging}/events`);
    await expect(badge(page)).toContainText(`mfe_events comes from ${local.origin}`);
    // Released screens next to it, and back.
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(heading(page, 'Welcome back')).toBeVisible();
    await page.goto(`${staging}/events`);
    await expect(heading(page, 'As on my machine')).toBeVisible();
    await badge(page).getByRole('button', { name: 'Reset' }).click();
    await expect(heading(page, 'Find your next event')).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
  } finally {
    await local.stop();
  }
});

test('an unusable override says why, and the released remote is shown', async ({ page }) => {
  const ofTheFuture = await serveLocally('mfe_events', (text, file) =>
    file === 'remote.json' ? text.replace('"contract": 1', '"contract": 2') : text,
  );
  try {
    for (const [override, reason] of [
      ['mfe_events@http://localhost:9', 'does not serve a remote'],
      ['mfe_events@https://elsewhere.test', 'Only http://localhost'],
      [`mfe_tickets@${ofTheFuture.origin}`, 'There is no remote mfe_tickets'],
      [`mfe_events@${ofTheFuture.origin}`, 'contract 2 is not supported'],
    ] as const) {
      await page.goto(`${staging}/events?mfe-override=${override}`);
      await expect(badge(page)).toContainText(reason);
      await expect(heading(page, 'Find your next event')).toBeVisible();
    }
  } finally {
    await ofTheFuture.stop();
  }
});

test('an override is ignored if the page server does not allow it, as in production', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const local = await serveLocally('mfe_events', changed);
  try {
    await page.goto(`/events?mfe-override=mfe_events@${local.origin}`);
    await expect(heading(page, 'Find your next event')).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
    expect(asked.filter((url) => url.startsWith(local.origin))).toEqual([]);
  } finally {
    await local.stop();
  }
});
