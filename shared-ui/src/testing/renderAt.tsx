import type { ReactElement } from 'react';
import { render, type RenderResult } from '@testing-library/react';

import { createMemoryRouter } from '../router/createMemoryRouter';
import { RouterProvider } from '../router/RouterProvider';

/** `path` is the URL; `route` is the pattern the element is mounted at (defaults to `path`). */
export interface RenderAtOptions {
  path?: string;
  route?: string;
  state?: unknown;
}

/** Testing Library's result, and the router for checking `state.location`. */
export type RenderAtResult = RenderResult & { router: ReturnType<typeof createMemoryRouter> };

/** Renders an element at a URL in a memory router; any other path shows `elsewhere`. */
export function renderAt(
  ui: ReactElement,
  { path = '/', route, state }: RenderAtOptions = {},
): RenderAtResult {
  const pattern = route ?? path.replace(/[?#].*$/, '');
  const [address = '', hash = ''] = path.split('#');
  const [pathname = '/', search = ''] = address.split('?');
  const router = createMemoryRouter(
    [
      { path: pattern, element: ui },
      { path: '*', element: <p>elsewhere</p> },
    ],
    {
      initialEntries: [
        { pathname, search: search && `?${search}`, hash: hash && `#${hash}`, state },
      ],
    },
  );
  return { ...render(<RouterProvider router={router} />), router };
}
