import { expect, test } from '@playwright/test';

import { planShort } from './plan';
import { walkStop, type Pressed } from './walkStop';
import { theWorld } from './world';

// `npm run walk -- short`: a dozen pages.

const MOST_PRESSES = 4;

test('a short walk finds nothing', async ({ browser, request }) => {
  test.setTimeout(600_000);
  const world = await theWorld(request);
  const pressed: Pressed = new Map();
  for (const stop of planShort()) {
    const what = Object.values(stop).join(', ');
    await test.step(what, async () => {
      const { faults } = await walkStop(stop, {
        browser,
        world,
        pressed,
        mostPresses: MOST_PRESSES,
      });
      expect.soft(faults, what).toEqual([]);
    });
  }
});
