import '../../shell/src/nonce';

import Landing from '../../mfe-landing/src/screens/landing/LandingScreen';
import { bootstrap } from '../../shell/src/bootstrap';
import { inlinedRegistry } from '../../shell/src/registry/inlinedRegistry';
import { routeAt } from '../../shell/src/remotes/prefetchOnIntent';
import { createScreenLoads } from '../../shell/src/remotes/screenLoads';

// The same shell and the same landing page, in one script without federation: what federation costs is the difference.
const registry = inlinedRegistry();
const loads = createScreenLoads((route) =>
  route.screen === './Landing'
    ? Promise.resolve(Landing)
    : Promise.reject(new Error('Only the landing page is in this bundle.')),
);
void bootstrap({ registry, loads, current: routeAt(registry.routes, location.pathname) });
