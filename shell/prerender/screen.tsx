import Screen from 'prerendered-screen';
import { createMemoryRouter, RouterProvider } from 'shared-ui';

import { renderMarkup, type Markup } from './renderMarkup';

/** The screen's markup, as a visitor sees it before any data has come. */
export function render(): Markup {
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }]);
  return renderMarkup(<RouterProvider router={router} />);
}
