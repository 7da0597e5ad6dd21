import { setTimeout as wait } from 'node:timers/promises';

import { expect, type Page } from '@playwright/test';

import { widths } from './widths';

/** How often a page that was resized is looked at before its layout counts as settled: for as long as an expectation. */
const LOOKS = 60;
const LOOKS_AGAIN_MS = 250;

/**
 * Fails for each width at which a number or a word breaks across lines or is cut off, or the page scrolls sideways, and stays
 * so. Resizes the page without reloading it.
 */
export async function expectUnbroken(page: Page, what: string, at = widths): Promise<void> {
  const found: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    let torn = await page.evaluate(findTorn);
    for (let look = 1; torn.length > 0 && look < LOOKS; look += 1) {
      await wait(LOOKS_AGAIN_MS);
      torn = await page.evaluate(findTorn);
    }
    found.push(...torn.map((line) => `${what} at ${width} px: ${line}`));
  }
  expect.soft(found).toEqual([]);
}

/** Runs in the page. */
async function findTorn(): Promise<string[]> {
  // `document.fonts.ready` alone is also kept by a page that hasn't asked for its fonts yet.
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  // The new layout is there within two frames.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`);

  /** References, numbers with sign, unit and separators, and words. An email address may break at its punctuation. */
  const units =
    /(?=[\p{L}-]*\d)[\p{L}\d]+(?:-[\p{L}\d]+){2,}|[₦$+-]?\d(?:[\d,.:]*\d)?%?|[\p{L}\p{M}’']+/gu;
  // Longer words may break, because the narrowest screens can't fit them.
  const longest = 16;
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || node.data.trim() === '' || !isSeen(parent)) continue;
    const shown = `"${node.data.trim().slice(0, 80)}"`;
    for (const { 0: unit, index } of node.data.matchAll(units)) {
      if (unit.length > longest) continue;
      range.setStart(node, index);
      range.setEnd(node, index + unit.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`"${unit}" breaks in ${shown}, ${parent.clientWidth} px wide`);
    }
    range.selectNodeContents(node);
    if (sticksOut(range.getBoundingClientRect(), parent)) found.push(`overflows its box: ${shown}`);
  }
  return [...new Set(found)];

  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // One-pixel elements are for screen readers only.
    return isShown && width > 1 && height > 1 && !element.closest('[inert]');
  }

  /** Whether a text overflows its container, or is cut off without an ellipsis. */
  function sticksOut(text: DOMRect, from: Element): boolean {
    for (let element: Element | null = from; element; element = element.parentElement) {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      // Clipped elements are for screen readers only.
      if (clipPath !== 'none') break;
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') break;
      const box = element.getBoundingClientRect();
      const isBox =
        overflowX !== 'visible' || element.matches('article, dl, dd, td, th, li, p, h1, h2, h3');
      // Only to the right: on the left, a hanging quotation mark may stick out.
      if (isBox && text.right > box.right + 1) return true;
    }
    return false;
  }
}
