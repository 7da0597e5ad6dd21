import { Activity } from 'react';
import { createRoot } from 'react-dom/client';
import type { LiveRoute } from '@nzuko/contract';
import { createMemoryRouter, RouterProvider } from '@nzuko/shared-ui';

import { whenLoaded } from '../whenLoaded';
import type { Screen } from './loadInTime';

/** Ignores errors: they are shown and logged when the screen is opened. */
const leaveIt = () => undefined;

const rehearsed = new WeakSet<Screen>();

/** As wide as the page, and without an effect on its surroundings. */
const STAGE = 'position: absolute; inset: 0; contain: strict; visibility: hidden';

/** Lays out the stage's content, so that the browser caches each word's width. The stage is in the document only that long. */
function layOut(stage: HTMLElement): void {
  stage.style.cssText = STAGE;
  for (const { style } of stage.children as HTMLCollectionOf<HTMLElement>) {
    // React hides suspended content this way.
    style.removeProperty('display');
  }
  document.body.append(stage);
  stage.getBoundingClientRect();
  stage.remove();
}

/**
 * Renders a screen that somebody is about to open, once, invisibly and while the page is idle: opening it then doesn't wait for
 * its functions to be compiled, its styles to be made and its words to be measured. None of its effects run.
 */
export function rehearse(Screen: Screen, path: string, route: LiveRoute): void {
  if (rehearsed.has(Screen)) return;
  rehearsed.add(Screen);
  const stage = document.createElement('div');
  const root = createRoot(stage, { onCaughtError: leaveIt, onUncaughtError: leaveIt });
  // React fills the stage in one step.
  const done = new MutationObserver(() => {
    done.disconnect();
    whenLoaded(() => {
      if (location.pathname + location.search !== path) layOut(stage);
      root.unmount();
    });
  });
  done.observe(stage, { childList: true });
  const router = createMemoryRouter(
    [{ path: route.path, element: <Screen />, errorElement: <></> }],
    { initialEntries: [path] },
  );
  root.render(
    <Activity mode="hidden">
      <RouterProvider router={router} />
    </Activity>,
  );
}
