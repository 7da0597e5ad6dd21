import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote } from '@nzuko/contract';

import { LOAD_TIMEOUT_MS } from './constants';
import { LoadFailure } from './loadFailure';
import type { Loadable, Screen } from './loadInTime';

const integrityByEntry = new Map<string, string>();

registerPlugins([
  {
    name: 'nzuko-entries',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      const integrity = integrityByEntry.get(new URL(url, location.href).pathname);
      if (integrity) script.integrity = integrity;
      // The whole load's limit, not one try's: a slow entry may still arrive before its replacement.
      return { script, timeout: LOAD_TIMEOUT_MS };
    },
  },
]);

let retries = 0;

function register(remote: RegisteredRemote, again: boolean): void {
  integrityByEntry.set(remote.entry, remote.integrity);
  const { name, type } = remote;
  // The browser merges requests for the same URL, so a second try would wait for the first. Not for modules, whose integrity
  // the page only knows by their exact URL.
  const entry = again && !type ? `${remote.entry}?retry=${(retries += 1)}` : remote.entry;
  // The entry instead of a manifest saves a request.
  registerRemotes([{ name, entry, type }], { force: again });
}

const registered = new Set<string>();

function isScreen(value: unknown): value is { default: Screen } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'default' in value &&
    typeof value.default === 'function'
  );
}

/**
 * One try to load a route's screen. `again` forces a new registration of the remote: without it, a retry after a failed
 * chunk "succeeds" with a half-initialised module.
 */
export async function loadScreenOnce(route: Loadable, again: boolean): Promise<Screen> {
  const { remote } = route;
  if (again || !registered.has(remote.name)) register(remote, again);
  registered.add(remote.name);
  const module: unknown = await loadRemote(`${remote.name}/${route.screen.slice('./'.length)}`);
  if (!isScreen(module)) throw new LoadFailure('contract');
  return module.default;
}
