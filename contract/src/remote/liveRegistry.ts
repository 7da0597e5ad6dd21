import { isAccess, isFields, isText, type Fields } from './fields';
import type { NavEntry } from './navEntries';
import type { LiveRoute, RegisteredRemote } from './registry';
import type { RemoteRoute } from './remoteContract';

const SUPPORTED_CONTRACTS = [1];
/** A page runs only what its own origin serves. */
const ENTRY_PATTERN = /^\/remotes\/[\w.@/-]+\.js$/;
const NAME_PATTERN = /^mfe_[a-z][a-z0-9_]*$/;

/** A parsed registry: the routes that can be shown, and the faults of the rest. */
export interface LiveRegistry {
  routes: LiveRoute[];
  /** From path to path. */
  redirects: Record<string, string>;
  /** As the page server has read them from the remotes, so that pages needn't. */
  nav: NavEntry[];
  /** The shell's build, as the page server named it. */
  shell: string;
  faults: string[];
}

function isRoute(value: unknown): value is RemoteRoute {
  if (!isFields(value)) return false;
  const { path, screen, access, title } = value;
  return (
    isText(path) && path.startsWith('/') && isText(screen) && isAccess(access) && isText(title)
  );
}

/** The fault of one remote in the registry, or null. */
function faultOf(remote: Fields, localOrigin?: string): string | null {
  const { name, version, contract, entry, integrity, screens } = remote;
  if (!isText(name) || !NAME_PATTERN.test(name)) return 'name is not a container name';
  if (!isText(version)) return 'version is missing';
  if (!SUPPORTED_CONTRACTS.includes(Number(contract)))
    return `contract ${contract} is not supported`;
  const isLocal = isText(entry) && localOrigin !== undefined && entry.startsWith(`${localOrigin}/`);
  if (!isLocal) {
    if (!isText(entry) || !ENTRY_PATTERN.test(entry)) return 'entry is not a script of this origin';
    if (!isText(integrity) || !integrity.startsWith('sha')) return 'integrity is missing';
  }
  if (!isFields(screens)) return 'screens are missing';
  return null;
}

/**
 * The routes of a registry. One bad remote costs only its own screens, whose routes stay known as unavailable; a path
 * that two remotes claim belongs to the first. An entry may be of another origin where `localOrigin` names it.
 */
export function liveRegistryOf(registry: unknown, localOrigin?: string): LiveRegistry {
  const faults: string[] = [];
  const routes = new Map<string, LiveRoute>();
  const redirects: Record<string, string> = {};
  const remotes = isFields(registry) && Array.isArray(registry.remotes) ? registry.remotes : [];
  if (remotes.length === 0) faults.push('registry: no remotes');
  for (const remote of remotes as unknown[]) {
    if (!isFields(remote)) {
      faults.push('registry: a remote is not an object');
      continue;
    }
    const fault = faultOf(remote, localOrigin);
    if (fault) faults.push(`${String(remote.name)}: ${fault}`);
    for (const route of Array.isArray(remote.routes) ? (remote.routes as unknown[]) : []) {
      if (!isRoute(route)) faults.push(`${String(remote.name)}: a route is malformed`);
      else if (routes.has(route.path))
        faults.push(`${String(remote.name)}: ${route.path} is taken`);
      else {
        const owner = remote as unknown as RegisteredRemote;
        routes.set(route.path, { ...route, remote: owner, available: fault === null });
      }
    }
    if (isFields(remote.redirects)) {
      for (const [from, to] of Object.entries(remote.redirects)) {
        if (isText(to) && to.startsWith('/')) redirects[from] = to;
        else faults.push(`${String(remote.name)}: the redirect of ${from} is malformed`);
      }
    }
  }
  const { shell, nav = [] } = isFields(registry) ? registry : {};
  return {
    routes: [...routes.values()],
    redirects,
    nav: nav as NavEntry[],
    shell: String(shell),
    faults,
  };
}
