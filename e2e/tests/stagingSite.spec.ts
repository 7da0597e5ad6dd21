import { expect, test, type Browser, type Page } from '@playwright/test';

import { makeAccount, newPerson, signInAs } from '../support/accounts';
import { expectAccessibleInBothThemes, followSystemTheme } from '../support/axe';
import { isolationPage } from '../support/isolationPage';
import { ownSiteUrl, startOwnSite } from '../support/ownSite';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll';

const stagingPassword = 'for-testers-of-this-run';

let site: Awaited<ReturnType<typeof startOwnSite>>;
test.beforeAll(async () => {
  site = await startOwnSite({
    STAGING: 'on',
    STAGING_PASSWORD: stagingPassword,
    ISOLATION: 'on',
  });
});
test.afterAll(() => site.stop());

/** Expects the banner at the top, the bar right below it and no horizontal overflow; after scrolling, the bar is at the top. */
async function expectBannerInPlace(page: Page, width: number): Promise<void> {
  const banner = page.getByRole('complementary', { name: 'Staging' });
  // The dashboard brings its own header, inside its main area.
  const header = page.locator('header').first();
  const read = async () => {
    const [top, bar] = await Promise.all([banner.boundingBox(), header.boundingBox()]);
    if (!top || !bar) return null;
    const { x, y, width: wide, height } = top;
    // A banner that is scrolled out of sight leaves the bar at the top.
    return { x, y, wide, barBelow: bar.y - Math.max(0, y + height) };
  };
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoSidewaysScroll(page, width);
  // A screen that arrives replaces what the page server had drawn of it, header and all.
  await expect.poll(read).toEqual({ x: 0, y: 0, wide: width, barBelow: 0 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(read).toMatchObject({ barBelow: 0 });
}

/** Opens the home page in a browser that has the password. */
async function openWithPassword(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: ownSiteUrl,
    httpCredentials: { username: 'tester', password: stagingPassword },
  });
  const page = await context.newPage();
  await page.goto('/');
  return page;
}

test('a staging site opens and works with its password, and every page says that it is staging', async ({
  browser,
}) => {
  const page = await openWithPassword(browser);
  const banner = page.getByRole('complementary', { name: 'Staging' });
  await expect(banner).toHaveText('Staging: test data, no real payments.');

  // API calls put a token where browsers put the password, so the pass has to be enough.
  const person = newPerson();
  await makeAccount(page.request, person);
  await page.goto('/login');
  await signInAs(page, person.email);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/settings');
  await expect(page.getByLabel('Email Address')).toHaveValue(person.email);

  await page.addInitScript(followSystemTheme);
  for (const path of ['/', '/settings', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expectBannerInPlace(page, width);
      }
    }
  }
  await expectAccessibleInBothThemes(page);
  await page.context().close();
});

test('a release’s isolation page works behind the password, on its own data', async ({
  browser,
}) => {
  const page = await openWithPassword(browser);
  await page.goto(`${await isolationPage(page, 'settings')}?route=/settings&as=organizer`);
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
  await expect(page.getByLabel(/First Name/)).toHaveValue('Adaeze');
  await page.context().close();
});

test('a staging site shows nothing without its password', async ({ request }) => {
  for (const path of ['/', '/events', '/api/events/', '/api/dev/outbox']) {
    const answer = await request.get(`${ownSiteUrl}${path}`);
    expect(answer.status()).toBe(401);
    expect(answer.headers()['x-robots-tag']).toContain('noindex');
  }
});
