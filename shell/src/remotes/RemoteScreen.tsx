import { useEffect } from 'react';
import { useStore } from 'shared-ui';

import { Waiting } from '../frame/Waiting';
import type { LiveRoute } from '../registry/registryTypes';
import { ScreenBoundary } from './ScreenBoundary';
import type { ScreenLoads } from './screenLoads';
import { ScreenError } from './ScreenError';

/** A remote's screen at its route: loading, slow, failed or there. The rest of the page does not depend on it. */
export function RemoteScreen({ route, loads }: { route: LiveRoute; loads: ScreenLoads }) {
  const load = useStore(loads.store, () => loads.of(route));

  useEffect(() => {
    if (load.state === 'idle') void loads.load(route);
  }, [load.state, loads, route]);

  if (load.state === 'ready') {
    return (
      <ScreenBoundary remote={route.remote}>
        <load.Screen />
      </ScreenBoundary>
    );
  }
  if (load.state === 'failed') {
    const id = `${load.failure.message} · ${load.id}`;
    return <ScreenError errorId={id} onRetry={() => void loads.load(route)} />;
  }
  return <Waiting />;
}
