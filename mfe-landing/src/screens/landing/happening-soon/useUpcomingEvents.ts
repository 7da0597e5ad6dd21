import { useEffect, useState } from 'react';

import { whenIdle } from '../whenIdle';
import { listUpcomingEvents, type UpcomingEvent } from './listUpcomingEvents';

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
