import '../../shell/src/nonce';

import { routeAt } from '@nzuko/contract';
import type { ComponentType } from 'react';

import { bootstrap } from '../../shell/src/bootstrap';
import { inlinedRegistry } from '../../shell/src/registry/inlinedRegistry';
import { createScreenLoads } from '../../shell/src/remotes/screenLoads';
import { restoreSession } from '@nzuko/shared-auth';

/** Starts the shell with one screen in the same script, without federation, to tell federation's cost. */
export function startWith(screen: string, Screen: ComponentType): void {
  const registry = inlinedRegistry();
  const loads = createScreenLoads((route) =>
    route.screen === screen
      ? Promise.resolve(Screen)
      : Promise.reject(new Error('This screen is not in the bundle.')),
  );
  const current = routeAt(registry.routes, location.pathname)?.route;
  if (current) void loads.load(current);
  void restoreSession();
  void bootstrap({ registry, loads, current });
}
