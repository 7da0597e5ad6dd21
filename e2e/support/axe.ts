import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const program = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Axe's violations on a page without frames. `@axe-core/playwright` sends its program, of twice the size, twice each time, and
 * returns the passed rules, too: that takes three times the processor time.
 */
export async function violationsOn(page: Page, options: axe.RunOptions): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  return page.evaluate(async (asked) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const { violations } = await loaded.run(document, { ...asked, resultTypes: ['violations'] });
    return violations;
  }, options);
}

/** For `page.addInitScript`: makes the page follow the system's theme, which a test can change without a reload. */
export const followSystemTheme = () => localStorage.setItem('event-management-theme', 'system');

/** `expectAccessible` in the light theme, then in the dark one; the page must follow the system's. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page);
  }
}

/** Fails with the rule and the elements if axe finds any problem on the page, using all rules except those in `without`. */
export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  // Wait for transitions: a colour that is still fading isn't the final one.
  await page.waitForFunction(() =>
    document.getAnimations().every((a) => a.playState !== 'running'),
  );
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const violations = await violationsOn(page, { rules });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([]);
}
