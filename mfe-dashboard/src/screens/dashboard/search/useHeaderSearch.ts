import { useQuery } from '@tanstack/react-query';
import type { Role } from '@nzuko/contract';

import { attendeeSearchQuery } from '../../../api/attendeeSearchApi';
import { headerSearchQuery } from '../../../api/eventsApi';
import { attendeeOptions, eventOptions } from './searchOptions';

/** Searches events and, for organizers, attendees. Never includes results of an earlier text. */
export function useHeaderSearch(search: string, role: Role) {
  const hasAttendees = role !== 'ATTENDEE';
  const events = useQuery(headerSearchQuery(search));
  const attendees = useQuery({
    ...attendeeSearchQuery(search),
    enabled: hasAttendees && search !== '',
  });
  // Show both together: a list that grows at the top would move under the pointer.
  const isSettled = !events.isPending && !(hasAttendees && attendees.isPending);
  const found = {
    events: isSettled && events.data ? eventOptions(events.data, search) : [],
    attendees:
      isSettled && hasAttendees && attendees.data
        ? attendeeOptions(attendees.data, search, role)
        : [],
  };
  const failed = [events, attendees].filter(({ data, isError }) => isError && !data);
  return {
    found,
    hasAttendees,
    isSearching: !isSettled,
    isFailed: failed.length > 0,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
