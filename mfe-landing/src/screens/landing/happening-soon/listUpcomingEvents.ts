import { http, type ApiSchemas } from 'shared-auth';

import { UPCOMING_ASKED, UPCOMING_SHOWN } from '../../../constants';

/** A published event that has yet to begin. */
export type UpcomingEvent = ApiSchemas['Event'] & { start_date: string };

/**
 * The next events, soonest first.
 *
 * Anonymous: what everyone may see must never refresh a session, nor end one.
 */
export async function listUpcomingEvents(signal: AbortSignal): Promise<UpcomingEvent[]> {
  const { data } = await http.get<ApiSchemas['EventPage'] | ApiSchemas['Event'][]>('/events/', {
    params: { ordering: 'upcoming', page_size: UPCOMING_ASKED },
    anonymous: true,
    signal,
  });
  // "A list, possibly paginated under results", spec section 7.
  const events = Array.isArray(data) ? data : data.results;
  return events.filter(isUpcoming).slice(0, UPCOMING_SHOWN);
}

/** The API's list begins with what is under way and ends with what is over: neither happens soon. */
function isUpcoming(event: ApiSchemas['Event']): event is UpcomingEvent {
  return event.start_date !== null && Date.parse(event.start_date) > Date.now();
}
