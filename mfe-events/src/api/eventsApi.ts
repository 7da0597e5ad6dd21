import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

import { CATALOGUE_PAGE_SIZE } from '../constants';
import type { EventFilters } from './eventFilters';
import { inlinedCatalogue, inlinedPageOf } from './inlinedCatalogue';
import { inlinedEvent } from './inlinedEvent';

export type Event = ApiSchemas['Event'];
export type EventCategory = Event['category'];
export type EventTicketType = ApiSchemas['EventTicketType'];
export type TicketType = EventTicketType['ticket_type'];

/** The catalogue's filters as the API takes them. */
export function eventsParams(filters: EventFilters): Record<string, string | number> {
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(given), page_size: CATALOGUE_PAGE_SIZE };
}

/** One page of the published events. */
export const eventsQuery = (filters: EventFilters) =>
  queryOptions({
    queryKey: ['events', filters],
    queryFn: async ({ signal }) => {
      const params = eventsParams(filters);
      const { data } = await http.get<ApiSchemas['EventPage']>('/events/', { params, signal });
      return data;
    },
    initialData: () => inlinedPageOf(filters)?.page,
    initialDataUpdatedAt: () => inlinedPageOf(filters)?.readAt,
    placeholderData: keepPreviousData,
  });

/** Cities that have upcoming events, sorted by name. */
export const citiesQuery = queryOptions({
  queryKey: ['events', 'cities'],
  queryFn: async ({ signal }) => (await http.get<string[]>('/events/cities/', { signal })).data,
  initialData: () => inlinedCatalogue()?.cities ?? undefined,
  initialDataUpdatedAt: () => inlinedCatalogue()?.readAt,
});

/** The event with the id from the URL. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: ['event', id],
    queryFn: async ({ signal }) => {
      const path = `/events/${encodeURIComponent(id)}/`;
      const { data } = await http.get<Event>(path, { signal });
      return data;
    },
    initialData: () => inlinedEvent(id)?.event,
    initialDataUpdatedAt: () => inlinedEvent(id)?.readAt,
  });
