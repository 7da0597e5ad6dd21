import { routeAt, type LiveRoute } from '@nzuko/contract';

import { isSavingData } from '@nzuko/shared-ui';

import type { ScreenLoads } from './screenLoads';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prefetches a link's screen on hover, focus or touch, except in Data Saver mode; returns a function that stops it. */
export function prefetchOnIntent(routes: LiveRoute[], loads: ScreenLoads): () => void {
  function handleIntent(event: Event): void {
    if (isSavingData()) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const route = routeAt(routes, link.pathname)?.route;
    // Only idle screens: a failed one is retried by its own page, not on hover.
    if (route && loads.of(route).state === 'idle') void loads.load(route);
  }
  intents.forEach((intent) => document.addEventListener(intent, handleIntent, { passive: true }));
  return () => intents.forEach((intent) => document.removeEventListener(intent, handleIntent));
}
