import { routeAt, type LiveRoute } from '@nzuko/contract';
import { decideAccess, logProblem, sessionStore } from '@nzuko/shared-auth';
import { isSavingData } from '@nzuko/shared-ui';

import { rehearse } from './rehearse';
import type { ScreenLoads } from './screenLoads';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads a URL's screen and the data that it will show, and rehearses it. */
async function prefetch(
  { pathname, search, searchParams }: URL,
  routes: LiveRoute[],
  loads: ScreenLoads,
): Promise<void> {
  const found = routeAt(routes, pathname);
  // A failed screen is retried by its own page, not on hover.
  if (!found || loads.of(found.route).state === 'failed') return;
  const { route, params } = found;
  await loads.load(route);
  const load = loads.of(route);
  const isAllowed = decideAccess(route.access, sessionStore.getState().status) === 'allow';
  if (load.state !== 'ready' || !isAllowed) return;
  await load.Screen.prefetch?.({ params, search: searchParams });
  if (location.pathname !== pathname) rehearse(load.Screen, pathname + search, route);
}

/** Prefetches a link's screen on hover, focus or touch, except in Data Saver mode; returns a function that stops it. */
export function prefetchOnIntent(routes: LiveRoute[], loads: ScreenLoads): () => void {
  let nearest: HTMLAnchorElement | null = null;

  function handleIntent(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // A pointer that crosses a link's parts is still on the same link.
    if (link === nearest) return;
    nearest = link;
    if (isSavingData()) return;
    if (!link || link.origin !== location.origin) return;
    prefetch(new URL(link.href), routes, loads).catch(
      (error: unknown) => void logProblem('prefetch', error),
    );
  }
  intents.forEach((intent) => document.addEventListener(intent, handleIntent, { passive: true }));
  return () => intents.forEach((intent) => document.removeEventListener(intent, handleIntent));
}
