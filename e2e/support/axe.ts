import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .disableRules(without)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([]);
}
