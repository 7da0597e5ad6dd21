import { expect, test, type Page } from '@playwright/test';

import { pauseBefore, startFaultyServer } from '../support/faultyServer';
import { untilShiftsCounted, watchShifts, type Shifts } from '../support/stillPage';

// A first visit is read in the system's fonts; the site's own come once the screen works (decision 0149).

const loadedFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);

/** The milliseconds from the screen's mounting to the first request for a font. */
const fontsAfterMounting = (page: Page) =>
  page.evaluate(() => {
    const [mounted] = performance.getEntriesByName('page-mounted');
    const fonts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime);
    return Math.min(...fonts) - (mounted?.startTime ?? NaN);
  });

for (const path of ['/', '/events', '/login']) {
  test(`the fonts of ${path} come after its screen and move nothing; the next page has them from the start`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path);
    await expect.poll(() => loadedFonts(page)).toBe(2);
    expect(await fontsAfterMounting(page)).toBeGreaterThanOrEqual(0);
    await untilShiftsCounted(page);
    // A word's icon moves by half a pixel with its font.
    expect(await page.evaluate(() => (window as unknown as Shifts).shifts)).toBeLessThan(0.001);
    await page.reload();
    await expect(page.locator('#prerendered')).toHaveCount(0);
    expect(await fontsAfterMounting(page)).toBeLessThan(0);
  });
}

test('a page that comes in two parts shows its nav bar whole', async ({ page }) => {
  const site = await startFaultyServer();
  site.breakFiles(/^\/login/, pauseBefore('href="/register"'));
  await watchShifts(page);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(`${site.url}/login`);
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await untilShiftsCounted(page);
  expect(await page.evaluate(() => (window as unknown as Shifts).shifts)).toBeLessThan(0.001);
  await site.stop();
});

test('fonts that don’t come leave a page to use', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('where no script runs, the page has its fonts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const font = page.waitForResponse('**/*.woff2');
  await page.goto('/');
  expect((await font).status()).toBe(200);
  await context.close();
});
