import { useMemo } from 'react';

import type { Event } from '../api/eventsApi';
import { MINUTE_MS } from '../time/durations';
import { useNow } from '../time/useNow';
import { inPickingOrder } from './pickEvent';

const titleOf = ({ title }: Event) => title;

/** Events as a select offers them, in the order to choose from. @param labelOf the same function each time. */
export function useEventOptions(events: readonly Event[], labelOf = titleOf) {
  const now = useNow(MINUTE_MS);
  return useMemo(
    () =>
      inPickingOrder(events, now).map((event) => ({
        value: String(event.id),
        label: labelOf(event),
      })),
    [events, labelOf, now],
  );
}
