import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

import { UPCOMING_REQUESTED, UPCOMING_SHOWN } from '../../../constants';

/** A published event that hasn't started and has tickets on sale. */
export type UpcomingEvent = ApiSchemas['Event'] & { start_date: string };

/**
 * The next events, soonest first.
 *
 * Sent without a session: a request for public data must never refresh or end one.
 */
export async function listUpcomingEvents(signal: AbortSignal): Promise<UpcomingEvent[]> {
  const { data } = await http.get<ApiSchemas['EventPage'] | ApiSchemas['Event'][]>('/events/', {
    params: { ordering: 'upcoming', page_size: UPCOMING_REQUESTED },
    anonymous: true,
    signal,
  });
  // "A list, possibly paginated under results", spec section 7.
  const events = Array.isArray(data) ? data : data.results;
  return events.filter(isUpcoming).slice(0, UPCOMING_SHOWN);
}

/** The API's list also has events that are under way (first), over (last), sold out or not on sale. */
function isUpcoming(event: ApiSchemas['Event']): event is UpcomingEvent {
  const { start_date: start, available_capacity: seats, ticket_types: types } = event;
  const isOnSale = seats > 0 && types.some(({ available }) => available > 0);
  return isOnSale && start !== null && Date.parse(start) > Date.now();
}
