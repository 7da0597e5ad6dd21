import { createMemoryRouter, RouterProvider } from '@nzuko/shared-ui';
import { fontPreloads, globalCss, webFonts } from '@nzuko/shared-ui/global-css';

import { Frame } from '../src/frame/Frame';
import { createScreenLoads } from '../src/remotes/screenLoads';
import { renderMarkup, type Markup } from './renderMarkup';

/** Marks where the screen's markup goes: the page server splits the frame here. */
const SLOT = '<div data-slot="screen"></div>';

/** What every page needs: styles and font URLs. */
interface PageStyle {
  globalCss: string;
  /** The rules in it that fetch fonts. */
  webFonts: string;
  fonts: readonly string[];
}

/** The frame of a visitor's page, in two halves around the screen. */
export function render(): Markup & PageStyle & { before: string; after: string } {
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
  const style = { globalCss: globalCss.replace(/\s+/g, ' '), webFonts, fonts: fontPreloads };
  return { ...markup, ...style, before, after };
}
