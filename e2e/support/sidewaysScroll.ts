import { expect, type Page } from '@playwright/test';

/**
 * Fails if the page, `width` px wide, keeps scrolling sideways. On a busy machine, a page that was just resized takes a moment,
 * and may still have its old width until then.
 */
export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(readWidths), { message: `at ${width} px` })
    .toEqual({ window: width, page: width });
}

/** Fails if a text of the page is wider than its box, where it would be cut off, or cover what is beside it. */
export async function expectTextFits(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(readOverlongTexts)).toEqual([]);
}

/** Runs in the page. What only screen readers see is a pixel wide. */
function readOverlongTexts() {
  const texts = document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, dl, dt, dd)');
  return [...texts]
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
    .map((text) => text.innerText);
}

/** Runs in the page. */
async function readWidths() {
  // Scripts that react to a resize have their new layout within two frames.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return { window: innerWidth, page: document.documentElement.scrollWidth };
}
