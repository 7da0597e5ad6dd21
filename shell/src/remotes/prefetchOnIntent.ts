import { matchRoutes } from 'shared-ui';

import type { LiveRoute } from '../registry/registryTypes';
import type { ScreenLoads } from './screenLoads';

/** The live route that serves a path, or undefined. */
export function routeAt(routes: LiveRoute[], pathname: string): LiveRoute | undefined {
  const objects = routes.map((live) => ({ path: live.path, handle: live }));
  return matchRoutes(objects, pathname)?.[0]?.route.handle as LiveRoute | undefined;
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the screen behind a link as soon as the link is pointed at, focused or touched; returns the way to stop. */
export function prefetchOnIntent(routes: LiveRoute[], loads: ScreenLoads): () => void {
  function handleIntent(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const route = routeAt(routes, link.pathname);
    // Only a first look: a screen that failed is tried again by its own page, not by a passing mouse.
    if (route && loads.of(route).state === 'idle') void loads.load(route);
  }
  intents.forEach((intent) => document.addEventListener(intent, handleIntent, { passive: true }));
  return () => intents.forEach((intent) => document.removeEventListener(intent, handleIntent));
}
