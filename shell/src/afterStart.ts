import type { LiveRegistry } from '@nzuko/contract';

import { keepOffline } from './offline/keepOffline';
import { prefetchOnIntent } from './remotes/prefetchOnIntent';
import { retryOnline } from './remotes/retryOnline';
import type { ScreenLoads } from './remotes/screenLoads';
import type { createAppRouter } from './routing/createAppRouter';
import { fillSlots } from './slots/fillSlots';
import { offerUpdates } from './update/offerUpdates';

/** Work to do after the first render. It's in its own script because nothing waits for it. */
export function afterStart(
  registry: LiveRegistry,
  router: ReturnType<typeof createAppRouter>,
  loads: ScreenLoads,
): void {
  prefetchOnIntent(registry.routes, loads);
  fillSlots(registry, loads);
  retryOnline(registry.routes, loads);
  offerUpdates(registry);
  keepOffline(registry.routes, router);
}
