import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http, type ApiSchemas } from 'shared-auth';

import { DISCOVER_PAGE_SIZE, HEADER_SEARCH_MAX_RESULTS, RECENT_EVENTS_SHOWN } from '../constants';

export type Event = ApiSchemas['Event'];
export type EventStatistics = ApiSchemas['EventStatistics'];

type Page = ApiSchemas['EventPage'];

/** The organizer's own events in any status, newest first. */
export const myEventsQuery = queryOptions({
  queryKey: ['my-events'],
  queryFn: async ({ signal }) => (await http.get<Event[]>('/events/my_events/', { signal })).data,
});

/** The newest of all published events. */
export const recentEventsQuery = queryOptions({
  queryKey: ['events', 'recent'],
  queryFn: async ({ signal }) => {
    const params = { ordering: '-created_at', page_size: RECENT_EVENTS_SHOWN };
    return (await http.get<Page>('/events/', { params, signal })).data.results;
  },
});

/** What Discover Events can be narrowed by; an empty text narrows nothing. */
export interface DiscoverFilters {
  search: string;
  category: string;
  page: number;
}

/** One page of the catalogue. */
export const discoverQuery = (filters: DiscoverFilters) =>
  queryOptions({
    queryKey: ['events', 'discover', filters],
    queryFn: async ({ signal }) => {
      const given = Object.entries(filters).filter(([, value]) => value !== '');
      const params = { ...Object.fromEntries(given), page_size: DISCOVER_PAGE_SIZE };
      return (await http.get<Page>('/events/', { params, signal })).data;
    },
    placeholderData: keepPreviousData,
  });

/** The first events that match the header's search, and how many there are. */
export const headerSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['events', 'header-search', search],
    queryFn: async ({ signal }) => {
      const params = { search, page_size: HEADER_SEARCH_MAX_RESULTS };
      return (await http.get<Page>('/events/', { params, signal })).data;
    },
    enabled: search !== '',
  });

/** The sales figures of one of my events. */
export const statisticsQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['statistics', eventId],
    queryFn: async ({ signal }) =>
      (await http.get<EventStatistics>(`/events/${eventId}/statistics/`, { signal })).data,
  });

/** Creates an event from a form (multipart). Rejects with ApiError. */
export async function createEvent(form: FormData): Promise<Event> {
  return (await http.post<Event>('/events/', form)).data;
}

/** Cancels one of my events for good; its holders are told, with `message` if there is one. Rejects with ApiError. */
export async function cancelEvent(id: number, message: string): Promise<Event> {
  const body = message === '' ? {} : { message };
  return (await http.post<Event>(`/events/${id}/cancel/`, body)).data;
}
