import type { ApiSchemas, Role } from 'shared-auth';

import type { FoundAttendee } from '../../../api/attendeesApi';
import type { Event } from '../../../api/eventsApi';
import { HEADER_SEARCH_MAX_RESULTS } from '../../../constants';

/** A line of the search's list: an event, an attendee, or the way to the rest of either. */
export type SearchOption = { key: string; to: string } & (
  { event: Event } | { attendee: FoundAttendee } | { rest: number }
);

const hrefTo = (tab: string, query: Record<string, string>) =>
  `/dashboard?${new URLSearchParams({ tab, ...query })}`;

/** The lines for an answer: at most eight events, then the count of the rest, if there is any. */
export function eventOptions(
  { count, results }: ApiSchemas['EventPage'],
  search: string,
): SearchOption[] {
  const events = results.slice(0, HEADER_SEARCH_MAX_RESULTS);
  const rest = count - events.length;
  const to = `/events?${new URLSearchParams({ search })}`;
  return [
    ...events.map((event) => ({ key: `event ${event.id}`, to: `/events/${event.id}`, event })),
    ...(rest > 0 ? [{ key: 'rest of events', to, rest }] : []),
  ];
}

/** The lines for an answer about attendees: each leads to where something can be done for them. */
export function attendeeOptions(
  { count, results }: ApiSchemas['AttendeeSearch'],
  search: string,
  role: Role,
): SearchOption[] {
  const rest = count - results.length;
  return [
    ...results.map((attendee) => {
      const query = { event: String(attendee.event.id), search: attendee.ticket_number };
      // The list at the door has valid tickets, of one's own events; everything else stands in Ticket Sales.
      const isAtDoor = attendee.status === 'VALID' && role === 'ORGANIZER';
      const to = hrefTo(isAtDoor ? 'attendees' : 'ticket-sales', query);
      return { key: `attendee ${attendee.ticket_id}`, to, attendee };
    }),
    ...(rest > 0
      ? [{ key: 'rest of attendees', to: hrefTo('ticket-sales', { search }), rest }]
      : []),
  ];
}
