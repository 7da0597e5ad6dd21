import type { LiveRegistry, LiveRoute } from '@nzuko/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followOtherTabs, logProblem, onSessionExpired } from '@nzuko/shared-auth';
import { startTheme, RouterProvider } from '@nzuko/shared-ui';

import { showFatalPage } from './fatal/showFatalPage';
import { serverMarkup } from './prerendered/serverMarkup';
import { TakeOver } from './prerendered/TakeOver';
import { FIRST_SCREEN_WAIT_MS } from './remotes/constants';
import type { ScreenLoads } from './remotes/screenLoads';
import { createAppRouter } from './routing/createAppRouter';
import { SESSION_EXPIRED } from './routing/Guard';
import { startTelemetry } from './telemetry/startTelemetry';
import { whenLoaded } from './whenLoaded';

interface Start {
  registry: LiveRegistry;
  loads: ScreenLoads;
  /** The route of the page's URL; its screen is already loading. */
  current: LiveRoute | undefined;
}

/** Starts the page: router, theme, syncing with other tabs, first render. */
export async function bootstrap({ registry, loads, current }: Start): Promise<void> {
  try {
    const container = document.getElementById('root');
    if (!container) throw new Error('The page has no root element.');
    const markup = serverMarkup(registry.routes);
    startTelemetry(current);
    const firstScreen = current && loads.load(current);
    // Rendering the page once is faster than rendering the frame and then the screen, and the server's markup is readable
    // meanwhile. But the frame doesn't wait for a slow remote: users need its menus to leave the page.
    const patience = new Promise((done) => setTimeout(done, FIRST_SCREEN_WAIT_MS));
    await Promise.race([firstScreen, patience]);
    const router = createAppRouter(registry, loads, markup);
    onSessionExpired(() => {
      const { pathname, search, hash } = router.state.location;
      void router.navigate(SESSION_EXPIRED, { state: { from: pathname + search + hash } });
    });
    followOtherTabs();
    startTheme();
    createRoot(markup?.page ?? container, {
      onUncaughtError: (error) => showFatalPage(logProblem('shell', error)),
    }).render(
      <StrictMode>
        <TakeOver markup={markup}>
          <RouterProvider router={router} />
        </TakeOver>
      </StrictMode>,
    );
    whenLoaded(() => {
      import(/* webpackChunkName: "after-start" */ './afterStart').then(
        (part) => part.afterStart(registry, router, loads),
        (error: unknown) => void logProblem('after start', error),
      );
    });
  } catch (error) {
    showFatalPage(logProblem('shell', error));
  }
}
