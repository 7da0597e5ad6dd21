import type { LiveRoute } from '@nzuko/contract';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useStore } from '@nzuko/shared-ui';

import { Waiting } from '../frame/Waiting';
import { KeptScreen } from '../prerendered/KeptScreen';
import { restoreReaderPosition, type ReaderPosition } from '../prerendered/readerPosition';
import type { ServerMarkup } from '../prerendered/serverMarkup';
import { ScreenBoundary } from './ScreenBoundary';
import { adviceOn, type ScreenLoads } from '../remotes/screenLoads';
import { ScreenError } from './ScreenError';

interface RemoteScreenProps {
  route: LiveRoute;
  loads: ScreenLoads;
  /** The page that the server rendered, or null. */
  markup: ServerMarkup | null;
}

/** A remote's screen at its route: loading, slow, failed or loaded. The rest of the page doesn't depend on it. */
export function RemoteScreen({ route, loads, markup }: RemoteScreenProps) {
  const load = useStore(loads.store, () => loads.of(route));
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isReady = load.state === 'ready';
  const handleLeave = useReturn(isReady);

  // Before the paint, so that a failure on another page isn't shown on this one.
  useLayoutEffect(() => {
    if (loads.of(route).state === 'failed') void loads.restart(route);
    else void loads.load(route);
  }, [loads, route, address]);

  const handleRetry = () => void loads.restart(route);
  if (load.state === 'ready') {
    return (
      <ScreenBoundary remote={route.remote} address={address}>
        <load.Screen />
      </ScreenBoundary>
    );
  }
  // The server's markup belongs to one URL, not to the route: /events/1 can't replace /events/2.
  if (markup?.address === address) {
    return <KeptScreen markup={markup} load={load} onRetry={handleRetry} onLeave={handleLeave} />;
  }
  if (load.state === 'failed') {
    return <ScreenError errorId={load.errorId} advice={adviceOn(load)} onRetry={handleRetry} />;
  }
  const { slow = false, again = false } = load.state === 'loading' ? load : {};
  return <Waiting isSlow={slow} isRetry={again} onRetry={handleRetry} />;
}

/** Restores the reader's position from the kept markup, in the commit that replaces it with the screen. */
function useReturn(isReady: boolean): (position: ReaderPosition) => void {
  const left = useRef<ReaderPosition>(null);

  // On every commit, so that a position saved for another page is dropped.
  useLayoutEffect(() => {
    const position = left.current;
    left.current = null;
    const main = document.querySelector('main');
    if (!isReady || !position || !main) return;
    performance.mark('page-mounted');
    restoreReaderPosition(position, main);
  });

  return useCallback((position) => {
    left.current = position;
  }, []);
}
