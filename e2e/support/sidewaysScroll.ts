import { expect, type Page } from '@playwright/test';

/**
 * Fails if the page, `width` px wide, scrolls sideways and goes on doing so. One that was just resized takes a moment on a busy
 * machine, until when it may also still have its old width.
 */
export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(readWidths), { message: `at ${width} px` })
    .toEqual({ window: width, page: width });
}

/** Runs in the page. */
async function readWidths() {
  // What a script lays out anew after a resize is there within two frames.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return { window: innerWidth, page: document.documentElement.scrollWidth };
}
