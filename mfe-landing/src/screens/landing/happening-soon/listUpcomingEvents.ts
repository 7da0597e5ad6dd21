import { http, type ApiSchemas } from 'shared-auth';

import { UPCOMING_SHOWN } from '../../../constants';

/** A published event as the API lists it, with its dates set. */
export type UpcomingEvent = ApiSchemas['Event'] & { start_date: string; end_date: string };

/**
 * The next events, soonest first.
 *
 * Anonymous: what everyone may see must never refresh a session, nor end one.
 */
export async function listUpcomingEvents(signal: AbortSignal): Promise<UpcomingEvent[]> {
  const { data } = await http.get<ApiSchemas['EventPage'] | ApiSchemas['Event'][]>('/events/', {
    params: { ordering: 'upcoming', page_size: UPCOMING_SHOWN },
    anonymous: true,
    signal,
  });
  // "A list, possibly paginated under results", spec section 7.
  const events = Array.isArray(data) ? data : data.results;
  return events.filter(isUpcoming).slice(0, UPCOMING_SHOWN);
}

/** The API puts what is over behind what is to come: with few events, some of the first four are over. */
function isUpcoming(event: ApiSchemas['Event']): event is UpcomingEvent {
  return (
    event.start_date !== null && event.end_date !== null && Date.parse(event.end_date) > Date.now()
  );
}
