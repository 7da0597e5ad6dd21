import { expect, test } from '@playwright/test';

import { openAs } from '../support/accounts';
import { expectAccessible } from '../support/axe';

const open = [
  '/',
  '/login',
  '/register',
  '/reset-password',
  '/reset-password/1/used',
  '/auth/google/callback?error=access_denied',
  '/events',
  '/events/1',
];
const member = ['/dashboard', '/dashboard?tab=my-tickets', '/settings'];

for (const theme of ['light', 'dark']) {
  test.describe(`in the ${theme} theme axe finds nothing at`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(
        (value) => localStorage.setItem('event-management-theme', value),
        theme,
      );
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    for (const path of open) {
      test(`${path} of a visitor`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      });
    }

    for (const [who, paths] of [
      ['attendee', member],
      ['organizer', ['/dashboard', '/dashboard?tab=my-events']],
      ['admin', ['/dashboard']],
    ] as const) {
      test(`the pages of an ${who}`, async ({ page }) => {
        await openAs(page, `${who}@demo.test`, '/dashboard');
        for (const path of paths) {
          await page.goto(path, { waitUntil: 'networkidle' });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
        }
      });
    }
  });
}

for (const path of open) {
  test(`${path} never scrolls sideways, from 320 to 1920 px`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of [320, 360, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
