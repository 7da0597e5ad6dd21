import type { Browser } from '@playwright/test';

/**
 * Milliseconds from the click on Sign In to the frame that shows the login screen, on an unthrottled machine, after hovering
 * has started the prefetch.
 */
export async function measureTimeToLogin(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
  await signIn.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('h1')?.textContent !== 'Welcome back') return;
          observer.disconnect();
          // The first callback runs before the frame is painted, the next task after it. Effects that wait for the
          // paint don't count.
          requestAnimationFrame(() => {
            void scheduler.postTask(
              () => performance.measure('way-to-login', { start: timeStamp }),
              { priority: 'user-blocking' },
            );
          });
        }).observe(document.body, { childList: true, subtree: true });
      },
      // Runs before the page's own listener, which may change the screen immediately.
      { capture: true },
    );
  });
  // Waits until the chunk has been evaluated, plus the pause people make between hovering and clicking.
  await page.waitForTimeout(300);
  await signIn.click();
  const way = await page.waitForFunction(
    () => performance.getEntriesByName('way-to-login')[0]?.duration,
  );
  const duration = (await way.jsonValue()) ?? NaN;
  await context.close();
  return duration;
}
