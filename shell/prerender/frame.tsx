import { createMemoryRouter, RouterProvider } from 'shared-ui';

import { Frame } from '../src/frame/Frame';
import { createScreenLoads } from '../src/remotes/screenLoads';
import { renderMarkup, type Markup } from './renderMarkup';

/** Where the screen's markup goes: the page server splits the frame here. */
const SLOT = '<div data-slot="screen"></div>';

/** The frame of a visitor's page, in two halves around the screen. */
export function render(): Markup & { before: string; after: string } {
  const loads = createScreenLoads(() => Promise.reject(new Error('Nothing is loaded here.')));
  const router = createMemoryRouter([
    {
      element: <Frame loads={loads} />,
      children: [{ path: '*', element: <div data-slot="screen" /> }],
    },
  ]);
  const markup = renderMarkup(<RouterProvider router={router} />);
  const [before, after] = markup.html.split(SLOT);
  if (before === undefined || after === undefined) throw new Error('The frame has no slot.');
  return { ...markup, before, after };
}
