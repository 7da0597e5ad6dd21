import { expect, test } from '@playwright/test';

import { planShort } from '../walk/plan';
import { byWalker, startWalker, type Pressed } from '../walk/walkStop';
import { theWorld } from '../walk/world';

/** Controls pressed on each page that is wider than the smallest phone; `npm run walk` presses all of them. */
const PRESSES = 1;

test('a short walk over every screen finds nothing', async ({ browser, request }) => {
  test.setTimeout(600_000);
  const world = await theWorld(request);
  const pressed: Pressed = new Map();
  for (const stops of byWalker(planShort(), world)) {
    const walker = await startWalker(stops[0]!, { browser, world, pressed });
    for (const stop of stops) {
      const what = Object.values(stop).join(', ');
      await test.step(what, async () => {
        const mostPresses = stop.width === '320' ? 0 : PRESSES;
        const { faults } = await walker.lookAt(stop, { mostPresses });
        expect.soft(faults, what).toEqual([]);
      });
    }
    await walker.stop();
  }
});
