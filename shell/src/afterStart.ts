import type { RegistryReading } from '@nzuko/contract';

import { keepOffline } from './offline/keepOffline';
import type { createAppRouter } from './routing/createAppRouter';
import { offerUpdates } from './update/offerUpdates';

/** Work to do after the first render. It's in its own script because nothing waits for it. */
export function afterStart(
  registry: RegistryReading,
  router: ReturnType<typeof createAppRouter>,
): void {
  offerUpdates(registry);
  keepOffline(registry.routes, router);
}
