import path from 'node:path';

import { expect, test } from '@playwright/test';

import { planWalk } from './plan';
import { folder, keep } from './report/records';
import { screens } from './screens';
import { walkStop, type Pressed } from './walkStop';
import { theWorld } from './world';

// `npm run walk`: decision 0073.

/** As many presses as a page has time for; what is left is pressed at the screen's next page. */
const MOST_PRESSES = 30;

test.describe.configure({ mode: 'parallel', timeout: 1_200_000 });

const plan = planWalk();

for (const { name } of screens) {
  test(`nothing is wrong with ${name}`, async ({ browser, request }) => {
    const world = await theWorld(request);
    const pressed: Pressed = new Map();
    const found: string[] = [];
    for (const [index, stop] of plan.entries()) {
      if (stop.screen !== name) continue;
      const { role, state, width, theme } = stop;
      await test.step(`${role} ${state} ${width} ${theme}`, async () => {
        const picture = `${index}.jpeg`;
        const { faults, presses } = await walkStop(stop, {
          browser,
          world,
          pressed,
          mostPresses: MOST_PRESSES,
          picture: path.join(folder, picture),
        });
        keep({ stop, picture, faults, presses });
        found.push(
          ...faults.map(({ kind, what }) => `${role} ${state} ${width} ${theme}: ${kind}: ${what}`),
        );
      });
    }
    expect(found).toEqual([]);
  });
}
