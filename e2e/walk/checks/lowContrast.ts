import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Texts that are hard to tell from their background, by axe. */
export async function lowContrast(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withRules('color-contrast')
    .analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)));
}
