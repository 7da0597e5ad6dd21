import Screen from 'prerendered-screen';
import { createMemoryRouter, RouterProvider } from 'shared-ui';

import { renderMarkup, type Markup } from './renderMarkup';

/** The page that is rendered: its URL, and for a screen that shows data the answer it shows. */
interface Page {
  url: string;
  data?: unknown;
}

/** The screen's markup as a visitor sees it: before any data has come, or with the data that is given. */
export function render({ url, data }: Page = { url: '/' }): Markup {
  const router = createMemoryRouter([{ path: '*', element: <Screen data={data} /> }], {
    initialEntries: [url],
  });
  return renderMarkup(<RouterProvider router={router} />);
}
