import { useEffect, useState } from 'react';

import { listUpcomingEvents, type UpcomingEvent } from './listUpcomingEvents';

/** Asked at the latest after this, where the browser never rests or cannot say that it does. */
const ASK_AFTER_MS = 2000;

/** Safari knows no idle moments. */
function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 0);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: ASK_AFTER_MS });
  return () => window.cancelIdleCallback(handle);
}

/** The next events; empty until they are there, and when they cannot be had: the page is whole without them. */
export function useUpcomingEvents(): UpcomingEvent[] {
  const [events, setEvents] = useState<UpcomingEvent[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const cancel = whenIdle(() => {
      listUpcomingEvents(controller.signal).then(setEvents, () => undefined);
    });
    return () => {
      cancel();
      controller.abort();
    };
  }, []);

  return events;
}
