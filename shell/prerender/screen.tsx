import type { ScreenProgram } from '@nzuko/contract';
import Screen from 'prerendered-screen';
import { provideFlags } from '@nzuko/shared-auth/flags';
import { createMemoryRouter, dataSaverStore, RouterProvider } from '@nzuko/shared-ui';

import { renderMarkup, type Markup } from './renderMarkup';

// What the screen offers the page server (`ServerScreen` of contract); nothing for one that is rendered at build time.
export * from 'prerendered-screen';

type Page = Parameters<ScreenProgram['render']>[0];

/** The screen's markup for a visitor, with the given data or before any has loaded. */
export function render({ url, data, savesData = false, flags = {} }: Page = { url: '/' }): Markup {
  // Rendering is synchronous, so no other page comes between.
  dataSaverStore.setState({ isOn: savesData });
  provideFlags(flags);
  const router = createMemoryRouter([{ path: '*', element: <Screen data={data} /> }], {
    initialEntries: [url],
  });
  return renderMarkup(<RouterProvider router={router} />);
}
