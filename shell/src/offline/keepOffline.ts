import { routeAt, type LiveRoute } from 'contract';
import { logProblem, sessionStore } from 'shared-auth';

const WORKER = '/service-worker.js';
const kept = /^\/(assets|remotes)\//;

/** The paths of this page's files that have hashes or versions in their names. */
const loadedFiles = () => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && kept.test(pathname))
      .map(({ pathname }) => pathname),
  ),
];

async function keepPage(path: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    // The worker intercepts everything loaded from now on.
    active?.postMessage({ keep: { page: path, files: loadedFiles() } });
  } catch (error) {
    // The site works without it; only its pages don't open offline.
    logProblem('offline', error);
  }
}

interface Navigations {
  subscribe: (listener: () => void) => () => void;
}

/** Keeps pages whose route says `offline` once an allowed user has opened them (decision 0010). */
export function keepOffline(routes: LiveRoute[], router: Navigations): void {
  if (!('serviceWorker' in navigator)) return;
  const done = new Set<string>();
  const handleChange = () => {
    const path = location.pathname;
    const route = routeAt(routes, path)?.route;
    if (!route?.offline || done.has(path)) return;
    const isMember = sessionStore.getState().status === 'authenticated';
    if (!isMember && route.access !== 'everyone') return;
    done.add(path);
    void keepPage(path);
  };
  handleChange();
  router.subscribe(handleChange);
  sessionStore.subscribe(handleChange);
}
