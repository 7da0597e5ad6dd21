import { expect, type Page } from '@playwright/test';

import type { watchRequests } from '../support/watchRequests';
import type { State } from './screens';

/** Opens a page, and waits until it has come to rest. */
export async function openPage(page: Page, address: string, state: State): Promise<void> {
  await page.context().setOffline(false);
  // A picture that the API holds back delays the page's load event, too.
  await page.goto(address, { waitUntil: state === 'slow' ? 'domcontentloaded' : 'load' });
  // Members' pages have their landmarks once the session is known.
  await expect(page.getByRole('main').first()).toBeVisible();
  if (state === 'slow')
    await expect(
      page
        .getByText(/Loading/)
        .or(page.locator('main h1'))
        .first(),
    ).toBeAttached();
  else await page.waitForLoadState('networkidle');
  if (state === 'offline') await page.context().setOffline(true);
  await page.evaluate(untilStill);
}

/** Runs in the page: waits until fonts are loaded, nothing fades and nothing has changed for a moment; not forever. */
async function untilStill(): Promise<void> {
  const unchanged = new Promise<void>((resolve) => {
    const wait = () => setTimeout(resolve, 300);
    let timer = wait();
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = wait();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const isFading = (animation: Animation) =>
    animation.effect?.getComputedTiming().iterations !== Infinity;
  const still = Promise.all([document.fonts.ready, unchanged]).then(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(isFading)
        .map(({ finished }) => finished),
    ),
  );
  await Promise.race([still, new Promise((resolve) => setTimeout(resolve, 10_000))]);
}

/** Goes to an address within the open page, like a link on the site, and waits until the screen has come to rest. */
export async function goWithin(
  page: Page,
  address: string,
  requests: ReturnType<typeof watchRequests>,
): Promise<void> {
  const heading = page.locator('main h1').first();
  const left = await heading.innerText();
  // Requests left unanswered by the loaded page won't be answered, so don't wait for them.
  requests.waiting.clear();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(async () => {
    const { answered } = requests;
    await page.evaluate(untilStill);
    expect([requests.waiting.size, requests.answered]).toEqual([0, answered]);
  }).toPass({ intervals: [0], timeout: 30_000 });
  await expect(heading).not.toHaveText(left);
}
