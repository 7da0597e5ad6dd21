import type { NavEntry } from '@nzuko/contract';
import { createMemoryRouter, RouterProvider } from '@nzuko/shared-ui';
import { fontPreloads, globalCss, webFonts } from '@nzuko/shared-ui/global-css';

import { Frame } from '../src/frame/Frame';
import { createScreenLoads } from '../src/remotes/screenLoads';
import { renderMarkup, type Markup } from './renderMarkup';

/** Marks where the screen's markup goes: the page server splits the frame here. */
const SLOT = '<div data-slot="screen"></div>';

/** A placeholder for the remotes' links in the nav bar: the page server writes each of them in this form. */
const ENTRY: NavEntry = { label: 'nav-entry-label', path: '/nav-entry-path', access: 'everyone' };
const ENTRY_MARKUP = `<li><a href="${ENTRY.path}">${ENTRY.label}</a></li>`;

/** Styles and font URLs that every page needs. */
interface PageStyle {
  globalCss: string;
  /** The rules in it that fetch fonts. */
  webFonts: string;
  fonts: readonly string[];
}

/** A visitor's page before and after its screen. */
interface FrameMarkup {
  before: string;
  after: string;
  /** The placeholder in `before` for the remotes' links. */
  entry: string;
}

/** The frame of a visitor's page. */
export function render(): Markup & PageStyle & FrameMarkup {
  const loads = createScreenLoads(() => Promise.reject(new Error('Nothing is loaded here.')));
  const router = createMemoryRouter([
    {
      element: <Frame nav={[ENTRY]} loads={loads} />,
      children: [{ path: '*', element: <div data-slot="screen" /> }],
    },
  ]);
  const markup = renderMarkup(<RouterProvider router={router} />);
  const [before, after] = markup.html.split(SLOT);
  if (before === undefined || after === undefined) throw new Error('The frame has no slot.');
  if (!before.includes(ENTRY_MARKUP)) throw new Error('The frame has no place for nav entries.');
  const style = {
    globalCss: globalCss.replace(webFonts, '').replace(/\s+/g, ' '),
    webFonts,
    fonts: fontPreloads,
  };
  return { ...markup, ...style, before, after, entry: ENTRY_MARKUP };
}
