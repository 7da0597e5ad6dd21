import { expect, type Page } from '@playwright/test';

/** Opens a page in a browser without JavaScript. While the page server is busy, its answer isn't rendered: then it is asked again. */
export async function openRendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.locator('#prerendered h1')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}
