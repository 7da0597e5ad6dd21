import { logProblem, sessionStore } from 'shared-auth';

import type { LiveRoute } from '../registry/registryTypes';
import { routeAt } from '../remotes/prefetchOnIntent';

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
    // What is loaded from now on the worker sees itself.
    active?.postMessage({ keep: { page: path, files: loadedFiles() } });
  } catch (error) {
    // The site works without; only its pages do not open without network.
    logProblem('offline', error);
  }
}

interface Navigations {
  subscribe: (listener: () => void) => () => void;
}

/** Has the pages kept whose route says `offline`, once a member has opened them (decision 0010). */
export function keepOffline(routes: LiveRoute[], router: Navigations): void {
  if (!('serviceWorker' in navigator)) return;
  const done = new Set<string>();
  const handleChange = () => {
    const path = location.pathname;
    const isMember = sessionStore.getState().status === 'authenticated';
    if (!isMember || done.has(path) || !routeAt(routes, path)?.offline) return;
    done.add(path);
    void keepPage(path);
  };
  const start = () => {
    handleChange();
    router.subscribe(handleChange);
    sessionStore.subscribe(handleChange);
  };
  // The page itself comes first.
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
