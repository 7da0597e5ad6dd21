import type { LiveRoute } from '@nzuko/contract';

import { adviceOn, type ScreenLoads } from './screenLoads';

/** Once the network is back, loads the screens that failed for want of it; returns a function that stops it. */
export function retryOnline(routes: LiveRoute[], loads: ScreenLoads): () => void {
  function handleOnline(): void {
    for (const route of routes) {
      const load = loads.of(route);
      if (load.state === 'failed' && adviceOn(load)) void loads.restart(route);
    }
  }
  window.addEventListener('online', handleOnline);
  return () => window.removeEventListener('online', handleOnline);
}
