import { useEffect, useState, type ComponentType } from 'react';

import { whenIdle } from '../whenIdle';
import { listUpcomingEvents, type UpcomingEvent } from './listUpcomingEvents';

interface Upcoming {
  events: UpcomingEvent[];
  EventList: ComponentType<{ events: UpcomingEvent[] }>;
}

/** The next events and what shows them; undefined while loading and on failure, since the page works without them. */
export function useUpcomingEvents(): Upcoming | undefined {
  const [upcoming, setUpcoming] = useState<Upcoming>();

  useEffect(() => {
    const controller = new AbortController();
    const cancel = whenIdle(() => {
      // The list's code comes with its events, after the page's own.
      Promise.all([listUpcomingEvents(controller.signal), import('./EventList')]).then(
        ([events, { EventList }]) => setUpcoming({ events, EventList }),
        () => undefined,
      );
    });
    return () => {
      cancel();
      controller.abort();
    };
  }, []);

  return upcoming;
}
