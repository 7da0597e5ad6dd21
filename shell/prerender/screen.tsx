import type { ComponentType } from 'react';

import type { ScreenProgram } from '@nzuko/contract';
import { provideFlags } from '@nzuko/shared-auth/flags';
import { createMemoryRouter, dataSaverStore, RouterProvider } from '@nzuko/shared-ui';

import { renderMarkup, type Markup } from './renderMarkup';

type Page = Parameters<ScreenProgram['render']>[0];

/** Returns a function that renders a screen's markup for a visitor, with the given data or before any has loaded. */
export const rendererOf =
  (Screen: ComponentType<{ data?: unknown }>) =>
  ({ url, data, savesData = false, flags = {} }: Page = { url: '/' }): Markup => {
    // Rendering is synchronous, so no other page comes between.
    dataSaverStore.setState({ isOn: savesData });
    provideFlags(flags);
    const router = createMemoryRouter([{ path: '*', element: <Screen data={data} /> }], {
      initialEntries: [url],
    });
    return renderMarkup(<RouterProvider router={router} />);
  };
