import { UNSAFE_createMemoryHistory, type RouteObject } from 'react-router-dom';

import { createRouter, type Router } from './createRouter';

type MemoryRouterOptions = NonNullable<Parameters<typeof UNSAFE_createMemoryHistory>[0]>;

/** A router that doesn't touch the address bar, for tests, the harness and server rendering. */
export function createMemoryRouter(
  routes: RouteObject[],
  { initialEntries, initialIndex }: MemoryRouterOptions = {},
): Router {
  return createRouter(routes, UNSAFE_createMemoryHistory({ initialEntries, initialIndex }));
}
