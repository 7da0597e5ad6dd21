import { createBrowserRouter, Navigate, type RouteObject } from 'shared-ui';

import { FatalError } from '../fatal/FatalError';
import { Frame } from '../frame/Frame';
import type { RegistryReading } from '../registry/readRegistry';
import { RemoteScreen } from '../remotes/RemoteScreen';
import { ScreenError } from '../remotes/ScreenError';
import type { ScreenLoads } from '../remotes/screenLoads';
import { Guard } from './Guard';

/** The routes of the site: the registry's, each behind its guard, and the catch-all to `/`. Spec section 2. */
export function buildRoutes(registry: RegistryReading, loads: ScreenLoads): RouteObject[] {
  const { routes, redirects } = registry;
  const screenAt = (path: string | undefined) => {
    const route = routes.find((candidate) => candidate.path === path);
    return route && <RemoteScreen key={path} route={route} loads={loads} />;
  };
  const live = routes.map((route): RouteObject => ({
    path: route.path,
    handle: route,
    element: (
      <Guard route={route} signInInPlace={screenAt(route.signedOut?.show)}>
        <RemoteScreen key={route.path} route={route} loads={loads} />
      </Guard>
    ),
  }));
  const moved = Object.entries(redirects).map(([from, to]): RouteObject => ({
    path: from,
    element: <Navigate to={to} replace />,
  }));
  const hasHome = routes.some((route) => route.path === '/');
  // Without a landing page in the registry the catch-all would send `/` to itself for ever.
  const home: RouteObject = {
    path: '/',
    element: <ScreenError errorId="registry: no /" onRetry={() => location.reload()} />,
  };
  return [
    {
      element: <Frame loads={loads} />,
      errorElement: <FatalError />,
      children: [
        ...live,
        ...moved,
        ...(hasHome ? [] : [home]),
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ];
}

/** The page's router, on the browser's history. */
export function createAppRouter(registry: RegistryReading, loads: ScreenLoads) {
  return createBrowserRouter(buildRoutes(registry, loads));
}
