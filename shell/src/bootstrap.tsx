import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followOtherTabs, logProblem, onSessionExpired } from 'shared-auth';
import { startTheme, RouterProvider } from 'shared-ui';

import { showFatalPage } from './fatal/showFatalPage';
import { keepOffline } from './offline/keepOffline';
import { TakeOver } from './prerendered/TakeOver';
import type { RegistryReading } from './registry/readRegistry';
import type { LiveRoute } from './registry/registryTypes';
import { prefetchOnIntent } from './remotes/prefetchOnIntent';
import { FIRST_SCREEN_WAIT_MS } from './remotes/constants';
import type { ScreenLoads } from './remotes/screenLoads';
import { createAppRouter } from './routing/createAppRouter';
import { SESSION_EXPIRED } from './routing/Guard';
import { startTelemetry } from './telemetry/startTelemetry';
import { offerUpdates } from './update/offerUpdates';

interface Start {
  registry: RegistryReading;
  loads: ScreenLoads;
  /** The route of the page's URL, whose screen is on its way already. */
  current: LiveRoute | undefined;
}

/** Brings the page to life: router, theme, other tabs, the first render. */
export async function bootstrap({ registry, loads, current }: Start): Promise<void> {
  try {
    const container = document.getElementById('root');
    if (!container) throw new Error('The page has no root element.');
    const prerendered = document.getElementById('prerendered');
    startTelemetry(current?.path);
    const firstScreen = current && loads.load(current);
    // React holds a screen back once it has shown a fallback; a short wait for the first screen is faster than that.
    // Over a page that can be read already there is no hurry at all.
    const patience = new Promise((done) => setTimeout(done, FIRST_SCREEN_WAIT_MS));
    await (prerendered ? firstScreen : Promise.race([firstScreen, patience]));
    // The markup can be read and its links lead on: better than an error screen in its place. The loader has logged why.
    if (prerendered && current && loads.of(current).state === 'failed') return;
    const router = createAppRouter(registry, loads);
    onSessionExpired(() => {
      const { pathname, search, hash } = router.state.location;
      void router.navigate(SESSION_EXPIRED, { state: { from: pathname + search + hash } });
    });
    followOtherTabs();
    offerUpdates(registry);
    startTheme();
    prefetchOnIntent(registry.routes, loads);
    keepOffline(registry.routes, router);
    const page = prerendered ? document.createElement('div') : container;
    createRoot(page, {
      onUncaughtError: (error) => showFatalPage(logProblem('shell', error)),
    }).render(
      <StrictMode>
        <TakeOver prerendered={prerendered} page={page}>
          <RouterProvider router={router} />
        </TakeOver>
      </StrictMode>,
    );
  } catch (error) {
    showFatalPage(logProblem('shell', error));
  }
}
