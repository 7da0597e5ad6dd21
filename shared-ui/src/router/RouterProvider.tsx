import { RouterProvider as Provider, type DataRouter } from 'react-router-dom';

import type { Router } from './createRouter';

/** Renders a router's routes and provides the current location. */
export function RouterProvider({ router }: { router: Router }) {
  // react-router's provider only uses what `Router` has, although its type asks for the whole data router. Navigation renders
  // synchronously: a transition would make the browser recalculate the old screen's styles before it goes.
  return <Provider router={router as DataRouter} useTransitions={false} />;
}
