import { routeAt, type LiveRoute } from '@nzuko/contract';
import { logProblem, sessionStore } from '@nzuko/shared-auth';
import { dataSaverStore } from '@nzuko/shared-ui';

const WORKER = '/service-worker.js';
const kept = /^\/(assets|remotes)\//;

/** The paths of those files that have hashes or versions in their names. */
const keptFiles = (loaded: PerformanceEntryList) => [
  ...new Set(
    loaded
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && kept.test(pathname))
      .map(({ pathname }) => pathname),
  ),
];

/** Keeps files in flight when the worker took over: they bypassed it, and weren't among the loaded files yet. */
function keepArrivals(page: string, { active }: ServiceWorkerRegistration): void {
  new PerformanceObserver((list) => {
    const files = keptFiles(list.getEntries());
    if (files.length > 0) active?.postMessage({ keep: { page, files } });
  }).observe({ type: 'resource' });
}

async function keepPage(page: string, isFirst: boolean): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER);
    const registration = await navigator.serviceWorker.ready;
    if (isFirst) keepArrivals(page, registration);
    const files = keptFiles(performance.getEntriesByType('resource'));
    registration.active?.postMessage({ keep: { page, files } });
  } catch (error) {
    // The site works without it; only its pages don't open offline.
    logProblem('offline', error);
  }
}

/** Renews the kept pages when the user's choice changes, since their HTML contains the old one. */
function renewOnChoice(): void {
  dataSaverStore.subscribe(({ preference }, last) => {
    if (preference === last.preference) return;
    navigator.serviceWorker.controller?.postMessage({ renew: true });
  });
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
    void keepPage(path, done.size === 0);
    done.add(path);
  };
  renewOnChoice();
  handleChange();
  router.subscribe(handleChange);
  sessionStore.subscribe(handleChange);
}
