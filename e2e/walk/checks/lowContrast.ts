import type { Page } from '@playwright/test';

import { violationsOn } from '../../support/axe';

/** Texts that are hard to tell from their background, by axe. */
export async function lowContrast(page: Page): Promise<string[]> {
  const violations = await violationsOn(page, { runOnly: ['color-contrast'] });
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)));
}
