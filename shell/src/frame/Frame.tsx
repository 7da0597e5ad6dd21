import { useRef } from 'react';
import {
  Outlet,
  ScrollRestoration,
  SkipLink,
  styled,
  ToastArea,
  useMatches,
  useStore,
  VisuallyHidden,
  type Location,
} from 'shared-ui';

import type { LiveRoute } from '../registry/registryTypes';
import type { ScreenLoads } from '../remotes/screenLoads';
import { useArrival } from '../routing/useArrival';
import { NavBar } from './NavBar';

const MAIN_ID = 'content';

/** What stands around every screen: skip link, nav bar, main area, toasts. */
export function Frame({ loads }: { loads: ScreenLoads }) {
  const main = useRef<HTMLElement>(null);
  const route = useMatches().at(-1)?.handle as LiveRoute | undefined;
  const load = useStore(loads.store, () => (route ? loads.of(route) : undefined));
  const ready = load?.state === 'ready';
  const announcement = useArrival(route?.title ?? 'Not found', ready, main);
  // A screen that brings its own header has the page to itself, but only once it stands.
  const hasNavBar = !(ready && route?.navBar === false);

  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      {hasNavBar && <NavBar />}
      <Main ref={main} id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </Main>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <ToastArea />
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  );
}

// Every page that was loaded whole has the key "default": under it, one page would open where another was left.
const scrollKeyOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

const Main = styled.main`
  &:focus {
    outline: none;
  }
`;
