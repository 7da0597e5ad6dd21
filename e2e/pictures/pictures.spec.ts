import path from 'node:path';

import { expect, test } from '@playwright/test';
import sharp from 'sharp';

import { openAs } from '../support/accounts';

const folder = path.resolve(__dirname, '../../docs/images');

// `npm run pictures`: the README's pictures, from the seeded site.
test('the dashboard of an organizer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, 'organizer@demo.test', '/dashboard');
  const recent = page.getByRole('region', { name: 'Recent Events' });
  await expect(recent.getByRole('listitem')).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(path.join(folder, 'dashboard.webp'));
});
