import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followOtherTabs, logProblem, onSessionExpired } from 'shared-auth';
import { startTheme, RouterProvider } from 'shared-ui';

import { showFatalPage } from './fatal/showFatalPage';
import type { RegistryReading } from './registry/readRegistry';
import { prefetchOnIntent } from './remotes/prefetchOnIntent';
import { FIRST_SCREEN_WAIT_MS } from './remotes/constants';
import type { ScreenLoads } from './remotes/screenLoads';
import { createAppRouter } from './routing/createAppRouter';
import { SESSION_EXPIRED } from './routing/Guard';

interface Start {
  registry: RegistryReading;
  loads: ScreenLoads;
  firstScreen: Promise<void> | undefined;
}

/** Brings the page to life: router, theme, other tabs, the first render. */
export async function bootstrap({ registry, loads, firstScreen }: Start): Promise<void> {
  try {
    const container = document.getElementById('root');
    if (!container) throw new Error('The page has no root element.');
    // React holds a screen back once it has shown a fallback; a short wait for the first screen is faster than that.
    await Promise.race([
      firstScreen,
      new Promise((done) => setTimeout(done, FIRST_SCREEN_WAIT_MS)),
    ]);
    const router = createAppRouter(registry, loads);
    onSessionExpired(() => {
      const { pathname, search, hash } = router.state.location;
      void router.navigate(SESSION_EXPIRED, { state: { from: pathname + search + hash } });
    });
    followOtherTabs();
    startTheme();
    prefetchOnIntent(registry.routes, loads);
    createRoot(container, {
      onUncaughtError: (error) => showFatalPage(logProblem('shell', error)),
    }).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  } catch (error) {
    showFatalPage(logProblem('shell', error));
  }
}
