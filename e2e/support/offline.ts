import { expect, type Page } from '@playwright/test';

/** Waits until the browser has cached the page with its files, and the service worker controls it. */
export async function untilKeptOffline(page: Page): Promise<void> {
  await expect(async () => {
    const missing = await page.evaluate(async () => {
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /^\/(assets|remotes)\//.test(path));
      const wanted = [location.pathname, ...loaded];
      const found = await Promise.all(
        wanted.map((path) => caches.match(path, { ignoreVary: true })),
      );
      const isServed = navigator.serviceWorker.controller !== null;
      return [...wanted.filter((_, index) => !found[index]), ...(isServed ? [] : ['a worker'])];
    });
    expect(missing).toEqual([]);
  }).toPass({ timeout: 30_000 });
}
