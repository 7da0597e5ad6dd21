import './nonce';

import { routeAt, type LiveRegistry } from '@nzuko/contract';
import { restoreSession } from '@nzuko/shared-auth';

import { isOverrideAsked } from './override/asked';
import { inlinedRegistry } from './registry/inlinedRegistry';
import { loadScreenOnce } from './remotes/federation';
import { createScreenLoads } from './remotes/screenLoads';

// Start everything that needs the network in parallel, before the first render: the URL's screen and the session. The shared
// modules are in this script, so there is nothing to wait for.
function start(registry: LiveRegistry): void {
  const loads = createScreenLoads(loadScreenOnce);
  const current = routeAt(registry.routes, location.pathname)?.route;
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
