import { UNSAFE_createBrowserHistory, type RouteObject } from 'react-router-dom';

import { createRouter, type Router } from './createRouter';

/** A router on the browser's history, as react-router's of the same name, without loaders, actions and fetchers. */
export function createBrowserRouter(routes: RouteObject[]): Router {
  return createRouter(routes, UNSAFE_createBrowserHistory());
}
