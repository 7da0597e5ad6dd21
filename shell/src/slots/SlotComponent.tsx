import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { styled, useStore } from '@nzuko/shared-ui';

import type { ScreenLoads } from '../remotes/screenLoads';
import { whenLoaded } from '../whenLoaded';
import type { LiveSlot } from './liveSlots';
import { SlotBoundary } from './SlotBoundary';

interface SlotComponentProps {
  slot: LiveSlot;
  loads: ScreenLoads;
  context: object;
  fallback: ReactNode;
}

/**
 * What one remote shows in a place. It loads once the page is idle, with the deadline and retries of a screen; one that failed is
 * tried again when the place is next shown.
 */
export function SlotComponent({ slot, loads, context, fallback }: SlotComponentProps) {
  const load = useStore(loads.store, () => loads.of(slot));

  useEffect(() => {
    let isShown = true;
    whenLoaded(() => {
      if (isShown) void loads.load(slot);
    });
    return () => {
      isShown = false;
    };
  }, [loads, slot]);

  if (load.state === 'failed') return fallback;
  if (load.state !== 'ready') return null;
  const Component = load.Screen as ComponentType<object>;
  return (
    <SlotBoundary remote={slot.remote} fallback={fallback}>
      <Box>
        {/* One that suspends would otherwise take the screen around it away. */}
        <Suspense fallback={null}>
          <Component {...context} />
        </Suspense>
      </Box>
    </SlotBoundary>
  );
}

// Layout containment: what is too wide doesn't widen the page, and nothing fixed covers it. An empty one leaves no gap in a list.
const Box = styled.div`
  contain: layout;

  &:empty {
    display: none;
  }
`;
