import type { Browser, Locator, Page } from '@playwright/test';

import { untilQuiet, watchRequests } from '../e2e/support/watchRequests';
import { LOADS } from './benchSite';
import { median } from './median';
import { throttle } from './pageLoad';

/** A way from `url` to the screen behind a link. */
interface Way {
  url: string;
  link: (page: Page) => Locator;
  viewport: { width: number; height: number };
  /** On the phone of `pageLoad.ts`. */
  isSlow?: boolean;
}

/**
 * The time in ms from a click on a link to the end of the frame in which the new screen's heading replaces the old one's, after
 * hovering has started the prefetch.
 */
async function measureChange(
  browser: Browser,
  { url, link, viewport, isSlow = false }: Way,
): Promise<number> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const requests = watchRequests(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  if (isSlow) await throttle(await context.newCDPSession(page));
  // Parts of a page load once the visitor scrolls.
  await page.mouse.wheel(0, 100);
  await untilQuiet(requests);
  const target = link(page);
  await target.hover();
  await untilQuiet(requests);
  await page.evaluate(() => {
    // The page has a hidden heading, too, for when it can't start.
    const heading = document.querySelector('main h1');
    if (!heading) throw new Error('The screen has no heading.');
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        new MutationObserver((_changes, observer) => {
          if (heading.isConnected || !document.querySelector('main h1')) return;
          observer.disconnect();
          // The first callback runs before the frame is painted, the next task after it. Effects that wait for the
          // paint don't count.
          requestAnimationFrame(() => {
            void scheduler.postTask(() => performance.measure('change', { start: timeStamp }), {
              priority: 'user-blocking',
            });
          });
        }).observe(document.body, { childList: true, subtree: true });
      },
      // Runs before the page's own listener, which may change the screen immediately.
      { capture: true },
    );
  });
  // Waits until the chunk has been evaluated, plus the pause people make between hovering and clicking.
  await page.waitForTimeout(isSlow ? 1_200 : 300);
  await target.click();
  const change = await page.waitForFunction(
    () => performance.getEntriesByName('change')[0]?.duration,
  );
  const duration = (await change.jsonValue()) ?? NaN;
  await context.close();
  return duration;
}

/** The median of several changes. */
export async function medianChange(browser: Browser, way: Way): Promise<number> {
  const times: number[] = [];
  while (times.length < LOADS) times.push(await measureChange(browser, way));
  return median(times);
}
