import { useQuery } from '@tanstack/react-query';
import type { Role } from 'shared-auth';

import { attendeeSearchQuery } from '../../../api/attendeesApi';
import { headerSearchQuery } from '../../../api/eventsApi';
import { attendeeOptions, eventOptions } from './searchOptions';

/** What a text finds: events, and for who organizes them attendees too. Nothing of an earlier text is among it. */
export function useHeaderSearch(search: string, role: Role) {
  const hasAttendees = role !== 'ATTENDEE';
  const events = useQuery(headerSearchQuery(search));
  const attendees = useQuery({
    ...attendeeSearchQuery(search),
    enabled: hasAttendees && search !== '',
  });
  // Both or nothing: a list that grows at its top moves under the finger.
  const isSettled = !events.isPending && !(hasAttendees && attendees.isPending);
  const found = {
    events: isSettled && events.data ? eventOptions(events.data, search) : [],
    attendees:
      isSettled && hasAttendees && attendees.data
        ? attendeeOptions(attendees.data, search, role)
        : [],
  };
  const failed = [events, attendees].filter(({ isError }) => isError);
  return {
    found,
    hasAttendees,
    isSearching: !isSettled,
    isFailed: failed.length > 0,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
