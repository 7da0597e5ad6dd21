import { UNSAFE_createMemoryHistory, type RouteObject } from 'react-router-dom';

import { createRouter, type Router } from './createRouter';

type MemoryRouterOptions = NonNullable<Parameters<typeof UNSAFE_createMemoryHistory>[0]>;

/** A router that leaves the address bar alone, for tests, the harness and the rendering of markup. */
export function createMemoryRouter(
  routes: RouteObject[],
  { initialEntries, initialIndex }: MemoryRouterOptions = {},
): Router {
  return createRouter(routes, UNSAFE_createMemoryHistory({ initialEntries, initialIndex }));
}
