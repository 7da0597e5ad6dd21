import {
  IDLE_NAVIGATION,
  matchRoutes,
  NavigationType,
  type DataRouteObject,
  type DataRouter,
  type Location,
  type RouteObject,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  type To,
  type UNSAFE_createMemoryHistory,
} from 'react-router-dom';

import { createBlockers } from './createBlockers';
import { createScrollPositions } from './createScrollPositions';
import { resolveTarget } from './resolveTarget';

/** The router methods that react-router's components and hooks call. */
export type Router = Pick<
  DataRouter,
  | (
      | 'state'
      | 'subscribe'
      | 'navigate'
      | 'dispose'
      | 'routes'
      | 'manifest'
      | 'basename'
      | 'future'
      | 'window'
    )
  | ('createHref' | 'createURL' | 'encodeLocation')
  | ('enableScrollRestoration' | 'getBlocker' | 'deleteBlocker')
>;

type History = Omit<ReturnType<typeof UNSAFE_createMemoryHistory>, 'index'>;
type Options = Pick<
  RouterNavigateOptions,
  'fromRouteId' | 'preventScrollReset' | 'replace' | 'state'
>;

const withoutData = {
  initialized: true,
  renderFallback: false,
  navigation: IDLE_NAVIGATION,
  revalidation: 'idle',
  loaderData: {},
  actionData: null,
  errors: null,
  fetchers: new Map<string, never>(),
} as const;

const withIds = (routes: RouteObject[], parent = ''): DataRouteObject[] =>
  routes.map((route, index) => {
    const id = `${parent}${index}`;
    return { ...route, id, children: route.children && withIds(route.children, `${id}-`) };
  }) as DataRouteObject[];

const createKey = () => Math.random().toString(36).slice(2, 10);

/**
 * A router for react-router's components and hooks. It replaces the data router: the site has no loaders, actions or
 * fetchers, which make up half of that package. The routes must include a catch-all. See decision 0018.
 */
export function createRouter(routeObjects: RouteObject[], history: History): Router {
  const routes = withIds(routeObjects);
  const subscribers = new Set<RouterSubscriber>();
  const scroll = createScrollPositions();

  const place = (location: Location) => {
    const matches = matchRoutes(routes, location);
    if (!matches) throw new Error(`No route takes ${location.pathname}`);
    return { location, matches };
  };

  let state: RouterState = {
    ...withoutData,
    ...place(history.location),
    historyAction: history.action,
    restoreScrollPosition: null,
    preventScrollReset: false,
    blockers: new Map(),
  };
  let hasUnseenState = false;

  const notify = (subscriber: RouterSubscriber) =>
    subscriber(state, { deletedFetchers: [], newErrors: null, flushSync: false });

  function update(change: Partial<RouterState>): void {
    state = { ...state, ...change };
    hasUnseenState = subscribers.size === 0;
    [...subscribers].forEach(notify);
  }

  const blockers = createBlockers(
    () => state,
    (changed) => update({ blockers: changed }),
  );

  function complete(location: Location, action: NavigationType, options?: Options): void {
    scroll.save(state);
    const next = place(location);
    if (action === NavigationType.Push) history.push(location, location.state);
    if (action === NavigationType.Replace) history.replace(location, location.state);
    update({
      ...next,
      historyAction: action,
      restoreScrollPosition: scroll.of(next),
      preventScrollReset: options?.preventScrollReset === true,
      blockers: blockers.atRest(),
    });
  }

  async function navigate(to: To | number | null, options: Options = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to);
    const path = history.encodeLocation(resolveTarget(to ?? '', state, options.fromRouteId));
    const location: Location = { ...path, state: options.state ?? null, key: createKey() };
    const action = options.replace ? NavigationType.Replace : NavigationType.Push;
    const go = () => void navigate(to, options);
    if (!blockers.hold({ location, action, go })) complete(location, action, options);
  }

  /** Called when the browser is back on the page after a blocked navigation. */
  let onReturned: (() => void) | null = null;

  const unlisten = history.listen(({ location, action, delta }) => {
    if (onReturned) {
      onReturned();
      onReturned = null;
      return;
    }
    const steps = delta ?? 0;
    let hasReturned: Promise<void>;
    const go = () => void hasReturned.then(() => history.go(steps));
    if (steps !== 0 && blockers.hold({ location, action, go })) {
      // The browser has already moved: send it back, and forward again if the blocker allows it.
      hasReturned = new Promise((resolve) => (onReturned = resolve));
      history.go(-steps);
    } else {
      complete(location, action);
    }
  });

  return {
    routes,
    // Only the data router has these.
    manifest: {},
    future: {},
    window: undefined,
    basename: '/',
    get state() {
      return state;
    },
    navigate,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      // A child's effect may have changed the state before the provider subscribes.
      if (hasUnseenState) notify(subscriber);
      hasUnseenState = false;
      return () => subscribers.delete(subscriber);
    },
    dispose() {
      unlisten();
      subscribers.clear();
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    enableScrollRestoration(...memory) {
      const position = scroll.use(memory, state);
      if (position !== null) update({ restoreScrollPosition: position });
      return scroll.forget;
    },
    getBlocker: blockers.get,
    deleteBlocker: blockers.delete,
  };
}
