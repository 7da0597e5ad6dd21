import type { ApiSchemas, Role } from '@nzuko/contract';

import type { FoundAttendee } from '../../../api/attendeeSearchApi';
import type { Event } from '../../../api/eventsApi';
import { HEADER_SEARCH_MAX_RESULTS } from '../../../constants';
import { everyTicket } from '../ticket-sales/salesFilters';

/** A search result: an event, an attendee, or a link to the remaining ones. */
export type SearchOption = { key: string; to: string } & (
  | { event: Event }
  | { attendee: FoundAttendee }
  | { rest: number }
);

const hrefTo = (tab: string, query: Record<string, string>) =>
  `/dashboard?${new URLSearchParams({ tab, ...query })}`;

/** Options for the found events: at most eight, then the count of the rest, if any. */
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

/** Options for the found attendees; each links to where the organizer can act on it. */
export function attendeeOptions(
  { count, results }: ApiSchemas['AttendeeSearch'],
  search: string,
  role: Role,
): SearchOption[] {
  const rest = count - results.length;
  return [
    ...results.map((attendee) => {
      const query = { event: String(attendee.event.id), search: attendee.ticket_number };
      // The Attendees tab only has valid tickets of the organizer's own events; the rest is in Ticket Sales.
      const canCheckIn = attendee.status === 'VALID' && role === 'ORGANIZER';
      const to = canCheckIn
        ? hrefTo('attendees', query)
        : hrefTo('ticket-sales', { ...query, ...everyTicket });
      return { key: `attendee ${attendee.ticket_id}`, to, attendee };
    }),
    ...(rest > 0
      ? [{ key: 'rest of attendees', to: hrefTo('ticket-sales', { search, ...everyTicket }), rest }]
      : []),
  ];
}
