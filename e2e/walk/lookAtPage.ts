import type { Page } from '@playwright/test';

import { banned, bannedPhrases } from './checks/bannedPhrases';
import { brokenInside } from './checks/brokenInside';
import { cutText } from './checks/cutText';
import { lowContrast } from './checks/lowContrast';
import { overlappingText } from './checks/overlappingText';
import { sidewaysScrolling } from './checks/sidewaysScrolling';
import { smallControls } from './checks/smallControls';
import { installTools } from './tools';

/** The kinds of fault a walk can find. */
export type Kind = keyof typeof looks | 'dead control' | 'error of the program';

export interface Fault {
  kind: Kind;
  what: string;
}

const looks = {
  'broken inside': (page: Page) => page.evaluate(brokenInside),
  'cut text': (page: Page) => page.evaluate(cutText),
  'overlapping text': (page: Page) => page.evaluate(overlappingText),
  'small control': (page: Page) => page.evaluate(smallControls),
  'sideways scrolling': (page: Page) => page.evaluate(sidewaysScrolling),
  'banned phrase': (page: Page) => page.evaluate(bannedPhrases, banned),
  'low contrast': lowContrast,
};

/** All faults of the page in its current state. */
export async function lookAtPage(page: Page): Promise<Fault[]> {
  await page.evaluate(installTools);
  const found: Fault[] = [];
  for (const kind of Object.keys(looks) as (keyof typeof looks)[]) {
    for (const what of new Set(await looks[kind](page))) found.push({ kind, what });
  }
  return found;
}
