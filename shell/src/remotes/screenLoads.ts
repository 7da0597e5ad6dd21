import { createStore } from '@nzuko/shared-ui';

import { noteFailure, noteLoad } from '../telemetry/notes';
import { SLOW_AFTER_MS } from './constants';
import { classifyFailure, type LoadFailure } from './loadFailure';
import { loadInTime, type Loadable, type Screen } from './loadInTime';

/** The load state of one screen: `slow` after SLOW_AFTER_MS, `again` if the user pressed Try Again. */
export type ScreenLoad =
  | { state: 'idle' }
  | { state: 'loading'; slow: boolean; again: boolean }
  | { state: 'ready'; Screen: Screen }
  | { state: 'failed'; failure: LoadFailure; errorId: string };

/** Advice to check the connection, which can only be the cause if there was no answer, or none in time. */
export const adviceOn = ({ failure }: Extract<ScreenLoad, { state: 'failed' }>): string | null =>
  failure.kind === 'network' || failure.kind === 'timeout'
    ? 'Check your connection, then try again.'
    : null;

/** One try to load a screen; `again` on retries. */
export type LoadOnce = (route: Loadable, again: boolean) => Promise<Screen>;

// One shared object: a store's snapshot must be stable until it changes.
const idle: ScreenLoad = { state: 'idle' };

/** A page's screen loads: one state per screen in the registry, kept until the next full page load. */
export function createScreenLoads(loadOnce: LoadOnce) {
  const store = createStore<Record<string, ScreenLoad>>(() => ({}));
  const underWay = new Map<string, Promise<void>>();
  const tried = new Set<string>();
  const keyOf = (route: Loadable) => `${route.remote.name}/${route.screen}`;
  const set = (key: string, load: ScreenLoad) => store.setState({ [key]: load });

  async function run(route: Loadable, again: boolean, isLatest: () => boolean): Promise<void> {
    const key = keyOf(route);
    const started = performance.now();
    const isLoading = () => store.getState()[key]?.state === 'loading';
    const isWanted = () => isLoading() && isLatest();
    const tryOnce = () => {
      const isRetry = tried.has(key);
      tried.add(key);
      return loadOnce(route, isRetry);
    };
    set(key, { state: 'loading', slow: false, again });
    const slow = setTimeout(() => {
      if (isWanted()) set(key, { state: 'loading', slow: true, again });
    }, SLOW_AFTER_MS);
    try {
      const Screen = await loadInTime(route, tryOnce, isWanted);
      // Of two loads in flight, the first to finish wins.
      if (!isLoading()) return;
      noteLoad(route.remote, route.screen, performance.now() - started);
      set(key, { state: 'ready', Screen });
    } catch (error) {
      if (!isWanted()) return;
      const failure = classifyFailure(error);
      const errorId = noteFailure(route.remote, failure.kind, failure);
      set(key, { state: 'failed', failure, errorId });
    } finally {
      clearTimeout(slow);
    }
  }

  function begin(route: Loadable, again: boolean): Promise<void> {
    const key = keyOf(route);
    if (store.getState()[key]?.state === 'ready') return Promise.resolve();
    const isLatest = () => underWay.get(key) === running;
    const running = run(route, again, isLatest).finally(() => {
      if (isLatest()) underWay.delete(key);
    });
    underWay.set(key, running);
    return running;
  }

  return {
    store,

    /** The load state of the route's screen. */
    of: (route: Loadable): ScreenLoad => store.getState()[keyOf(route)] ?? idle,

    /** Starts loading the route's screen unless it is loaded or loading; after a failure it starts over. */
    load: (route: Loadable): Promise<void> => underWay.get(keyOf(route)) ?? begin(route, false),

    /** For Try Again: starts a new load at once, without waiting for one in flight. */
    restart: (route: Loadable): Promise<void> => begin(route, true),
  };
}

/** A page's screen loads. */
export type ScreenLoads = ReturnType<typeof createScreenLoads>;
