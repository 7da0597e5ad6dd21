import type { LiveRoute, NavEntry } from '@nzuko/contract';
import { useRef } from 'react';
import {
  Outlet,
  ScrollRestoration,
  SkipLink,
  styled,
  ToastArea,
  useLocation,
  useMatches,
  useStore,
  VisuallyHidden,
  type Location,
} from '@nzuko/shared-ui';

import type { ServerMarkup } from '../prerendered/serverMarkup';
import type { ScreenLoads } from '../remotes/screenLoads';
import { useArrival } from './useArrival';
import { NavBar } from './NavBar';

const MAIN_ID = 'content';

interface FrameProps {
  nav: readonly NavEntry[];
  loads: ScreenLoads;
  /** The page that the server rendered, or null. */
  markup?: ServerMarkup | null;
}

/** The frame around every screen: skip link, nav bar, main area, toasts. */
export function Frame({ nav, loads, markup = null }: FrameProps) {
  const main = useRef<HTMLElement>(null);
  const route = useMatches().at(-1)?.handle as LiveRoute | undefined;
  const load = useStore(loads.store, () => (route ? loads.of(route) : undefined));
  const { pathname, search } = useLocation();
  const ready = load?.state === 'ready';
  const canBeRead = ready || markup?.address === pathname + search;
  const announcement = useArrival(route?.title ?? 'Not found', canBeRead, main);
  // A screen with its own header replaces the nav bar and the link past it, but only once it has rendered.
  const hasNavBar = !(ready && route?.navBar === false);

  return (
    <>
      {hasNavBar && <SkipLink targetId={MAIN_ID} />}
      {hasNavBar && <NavBar entries={nav} />}
      <Main ref={main} id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </Main>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <ToastArea />
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  );
}

// Every fully loaded page has the location key "default"; with it, one page would restore another's scroll position.
const scrollKeyOf = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key;

const Main = styled.main`
  &:focus {
    outline: none;
  }
`;
