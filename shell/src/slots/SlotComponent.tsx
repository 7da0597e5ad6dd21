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
 * One remote's component in a place. It loads once the page is idle, with a screen's deadline and retries; after a failure it
 * is tried again when the place is next shown.
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
        {/* Otherwise, a component that suspends would hide the screen around it. */}
        <Suspense fallback={null}>
          <Component {...context} />
        </Suspense>
      </Box>
    </SlotBoundary>
  );
}

// Layout containment: content that is too wide can't widen the page, and fixed content can't cover it. An empty box leaves no
// gap in a list.
const Box = styled.div`
  contain: layout;

  &:empty {
    display: none;
  }
`;
