import { expect, test } from '@playwright/test';

import { signInByApi } from '../support/accounts';
import { expectAccessibleInBothThemes, followSystemTheme } from '../support/axe';
import { expectNoSidewaysScroll, expectTextFits } from '../support/sidewaysScroll';

const open = [
  '/',
  '/login',
  '/register',
  '/reset-password',
  '/reset-password/1/used',
  '/verify-email/used',
  '/invitations/used',
  '/auth/google/callback?error=access_denied',
  '/events',
  '/events/1',
  '/t/unknown',
];
const member = ['/dashboard', '/dashboard?tab=my-tickets', '/settings'];

test.describe.configure({ mode: 'parallel' });
test.beforeEach(async ({ page }) => {
  await page.addInitScript(followSystemTheme);
});

test('the pages of a visitor pass axe in both themes, and never scroll sideways, from 320 to 1920 px', async ({
  page,
}) => {
  test.setTimeout(240_000);
  for (const path of open) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      for (const width of [320, 360, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page, width);
      }
    });
  }
});

for (const [who, paths] of [
  ['attendee', member],
  ['organizer', ['/dashboard', '/dashboard?tab=my-events']],
  ['admin', ['/dashboard']],
] as const) {
  test(`the pages of an ${who} pass axe in both themes`, async ({ page }) => {
    test.setTimeout(150_000);
    await signInByApi(page, `${who}@demo.test`);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleInBothThemes(page);
    }
  });
}

/** Runs in the page. */
function enlargeText(percent: number) {
  const style = new CSSStyleSheet();
  style.replaceSync(`html { font-size: ${percent}% }`);
  document.adoptedStyleSheets = [style];
}

for (const [who, paths] of [
  ['visitor', open],
  ['attendee', ['/dashboard', '/dashboard?tab=my-events', '/dashboard?tab=my-tickets']],
  [
    'organizer',
    [
      '/settings',
      '/dashboard?tab=ticket-sales',
      '/dashboard?tab=attendees',
      '/dashboard?tab=payouts',
      '/dashboard?tab=analytics',
    ],
  ],
] as const) {
  test(`with text twice as large, pages fit on a phone: ${who}`, async ({ page }) => {
    await page.addInitScript(enlargeText, 200);
    await page.setViewportSize({ width: 320, height: 800 });
    if (who !== 'visitor') await signInByApi(page, `${who}@demo.test`);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoSidewaysScroll(page, 320);
        await expectTextFits(page);
      });
    }
  });
}

test('with text half as large again, figures fit beside the sidebar', async ({ page }) => {
  await page.addInitScript(enlargeText, 150);
  await page.setViewportSize({ width: 1024, height: 800 });
  await signInByApi(page, 'attendee@demo.test');
  await page.goto('/dashboard');
  await expect(page.getByText('Events attended')).toBeVisible();
  await expectTextFits(page);
});

test('with text twice as large, a menu fits on a phone', async ({ page }) => {
  await page.addInitScript(enlargeText, 200);
  await page.setViewportSize({ width: 360, height: 800 });
  await signInByApi(page, 'attendee@demo.test');
  await page.goto('/events');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  const menu = await page.getByRole('menu').boundingBox();
  expect(menu?.x).toBeGreaterThanOrEqual(0);
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(360);
});

test('with forced colors, which take the backgrounds away, what is chosen has an outline', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/events');
  await expect(page.getByRole('link', { name: 'Page 1' })).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveCSS('outline-style', 'none');
});
