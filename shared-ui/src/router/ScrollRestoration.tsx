import { useContext, useLayoutEffect } from 'react';
import {
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  type Location,
} from 'react-router-dom';

import { standAt } from './standAt';

const STORAGE_KEY = 'scroll-positions';

interface ScrollRestorationProps {
  /** Returns a key that tells visited pages apart. Must be the same function on every render. */
  getKey: (location: Location) => string;
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** True if the reader is back on a page whose position is known. */
export const useIsReturning = (): boolean =>
  typeof useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition === 'number';

/**
 * A new page starts at the top; after Back, Forward or a reload it is where the reader left it. Replaces react-router's
 * component, which scrolls smoothly, as the site's style says, and only once: neither gets there on a page whose content is
 * still loading.
 */
export function ScrollRestoration({ getKey }: ScrollRestorationProps) {
  const { router } = useContext(UNSAFE_DataRouterContext)!;
  const { location, restoreScrollPosition, preventScrollReset } = useContext(
    UNSAFE_DataRouterStateContext,
  )!;

  useLayoutEffect(() => {
    const positions = readPositions();
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A page opened by its address counts as new, even if this tab, or the one that opened it, has visited it before.
    if (load?.type === 'navigate') delete positions[getKey(router.state.location)];
    const forget = router.enableScrollRestoration(positions, () => window.scrollY, getKey);
    const handleShow = () => void (history.scrollRestoration = 'manual');
    const handleHide = () => {
      positions[getKey(router.state.location)] = window.scrollY;
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
      } catch {
        // Without storage, only a reload forgets them.
      }
      // On a reload, the browser scrolls before any script runs.
      history.scrollRestoration = 'auto';
    };
    handleShow();
    window.addEventListener('pageshow', handleShow);
    window.addEventListener('pagehide', handleHide);
    return () => {
      forget();
      window.removeEventListener('pageshow', handleShow);
      window.removeEventListener('pagehide', handleHide);
    };
  }, [router, getKey]);

  useLayoutEffect(() => {
    if (typeof restoreScrollPosition === 'number') return standAt(restoreScrollPosition);
    // Scrolling to an anchor is up to the page: its target may not be there yet.
    if (preventScrollReset || document.getElementById(location.hash.slice(1))) return undefined;
    return standAt(0);
  }, [location, restoreScrollPosition, preventScrollReset]);

  return null;
}
