import type { LiveRegistry } from '@nzuko/contract';
import { createBrowserRouter, Navigate, type RouteObject } from '@nzuko/shared-ui';

import { FatalError } from '../fatal/FatalError';
import { Frame } from '../frame/Frame';
import type { ServerMarkup } from '../prerendered/serverMarkup';
import { RemoteScreen } from '../screen/RemoteScreen';
import { ScreenError } from '../screen/ScreenError';
import type { ScreenLoads } from '../remotes/screenLoads';
import { Guard } from './Guard';

/** The site's routes: those of the registry, each guarded, and a catch-all to `/`. Spec section 2. */
export function buildRoutes(
  registry: LiveRegistry,
  loads: ScreenLoads,
  markup: ServerMarkup | null = null,
): RouteObject[] {
  const { routes, redirects } = registry;
  const screenAt = (path: string | undefined) => {
    const route = routes.find((candidate) => candidate.path === path);
    return route && <RemoteScreen key={path} route={route} loads={loads} markup={markup} />;
  };
  const live = routes.map((route): RouteObject => ({
    path: route.path,
    handle: route,
    element: (
      <Guard route={route} signInInPlace={screenAt(route.signedOut?.show)}>
        {screenAt(route.path)}
      </Guard>
    ),
  }));
  const moved = Object.entries(redirects).map(([from, to]): RouteObject => ({
    path: from,
    element: <Navigate to={to} replace />,
  }));
  const hasHome = routes.some((route) => route.path === '/');
  // Without a landing page in the registry, the catch-all would redirect `/` to itself forever.
  const home: RouteObject = {
    path: '/',
    element: <ScreenError errorId="registry: no /" onRetry={() => location.reload()} />,
  };
  return [
    {
      element: <Frame nav={registry.nav} loads={loads} markup={markup} />,
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

/** The page's router, based on the browser's history. */
export function createAppRouter(
  registry: LiveRegistry,
  loads: ScreenLoads,
  markup: ServerMarkup | null,
) {
  return createBrowserRouter(buildRoutes(registry, loads, markup));
}
