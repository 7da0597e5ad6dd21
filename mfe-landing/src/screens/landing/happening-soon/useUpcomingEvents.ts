import { useEffect, useState, type ComponentType } from 'react';

import { listUpcomingEvents, type UpcomingEvent } from './listUpcomingEvents';

interface Upcoming {
  events: UpcomingEvent[];
  EventList: ComponentType<{ events: UpcomingEvent[] }>;
}

/**
 * The next events and what shows them, once the visitor has begun to scroll: most leave without coming this far. Undefined until
 * then, while loading, and on failure, since the page works without them.
 */
export function useUpcomingEvents(): Upcoming | undefined {
  const [upcoming, setUpcoming] = useState<Upcoming>();

  useEffect(() => {
    const controller = new AbortController();
    const load = () => {
      Promise.all([listUpcomingEvents(controller.signal), import('./EventList')]).then(
        ([events, { EventList }]) => setUpcoming({ events, EventList }),
        () => undefined,
      );
    };
    if (window.scrollY > 0) load();
    else window.addEventListener('scroll', load, { once: true });
    return () => {
      window.removeEventListener('scroll', load);
      controller.abort();
    };
  }, []);

  return upcoming;
}
