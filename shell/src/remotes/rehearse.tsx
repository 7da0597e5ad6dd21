import { Activity } from 'react';
import { createRoot } from 'react-dom/client';
import type { LiveRoute } from '@nzuko/contract';
import { createMemoryRouter, RouterProvider } from '@nzuko/shared-ui';

import type { Screen } from './loadInTime';

/** An error is shown and logged where the screen is opened. */
const leaveIt = () => undefined;

const rehearsed = new WeakSet<Screen>();

/**
 * Renders a screen once that somebody is about to open, where nobody sees it and while nothing else is to be done: whoever opens it
 * doesn't wait for its functions to be compiled and its styles to be made. None of its effects run.
 */
export function rehearse(Screen: Screen, path: string, route: LiveRoute): void {
  if (rehearsed.has(Screen)) return;
  rehearsed.add(Screen);
  const stage = document.createElement('div');
  const root = createRoot(stage, { onCaughtError: leaveIt, onUncaughtError: leaveIt });
  // React fills the stage in one step.
  const done = new MutationObserver(() => {
    done.disconnect();
    root.unmount();
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
