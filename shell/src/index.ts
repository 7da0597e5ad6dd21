import './nonce';

import { restoreSession } from 'shared-auth';

import { isOverrideAsked } from './override/asked';
import { inlinedRegistry } from './registry/inlinedRegistry';
import type { RegistryReading } from './registry/readRegistry';
import { loadScreenOnce } from './remotes/federation';
import { routeAt } from './remotes/prefetchOnIntent';
import { createScreenLoads } from './remotes/screenLoads';

// Everything that needs the network starts here, side by side, before the first render: the screen of this URL and the
// session. The shared modules are in this very script, so nothing has to be waited for.
function start(registry: RegistryReading): void {
  const loads = createScreenLoads(loadScreenOnce);
  const current = routeAt(registry.routes, location.pathname);
  if (current) void loads.load(current);
  void import(/* webpackMode: "eager" */ './bootstrap').then(({ bootstrap }) =>
    bootstrap({ registry, loads, current }),
  );
}

const released = inlinedRegistry();
if (isOverrideAsked()) {
  void import(/* webpackChunkName: "override" */ './override/withOverride')
    .then(({ withOverride }) => withOverride(released))
    .then(start);
} else start(released);
void restoreSession();
