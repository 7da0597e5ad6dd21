import { UNSAFE_createBrowserHistory, type RouteObject } from 'react-router-dom';

import { createRouter, type Router } from './createRouter';

/** Like react-router's `createBrowserRouter`, without loaders, actions and fetchers. */
export function createBrowserRouter(routes: RouteObject[]): Router {
  return createRouter(routes, UNSAFE_createBrowserHistory());
}
