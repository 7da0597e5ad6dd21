import { RouterProvider as Provider, type DataRouter } from 'react-router-dom';

import type { Router } from './createRouter';

/** Shows the routes of a router, and tells its screens where the page stands. */
export function RouterProvider({ router }: { router: Router }) {
  // react-router's own provider asks for no more than `Router` has; its type names the data router whole. A change of
  // screen follows a press: rendered in slices, it would let the old screen's style be reckoned anew before it goes.
  return <Provider router={router as DataRouter} useTransitions={false} />;
}
