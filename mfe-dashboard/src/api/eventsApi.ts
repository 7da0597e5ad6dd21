import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

import { DISCOVER_PAGE_SIZE, HEADER_SEARCH_MAX_RESULTS, RECENT_EVENTS_SHOWN } from '../constants';

export type Event = ApiSchemas['Event'];
export type EventStatistics = ApiSchemas['EventStatistics'];

type Page = ApiSchemas['EventPage'];

/** The organizer's own events in any status, newest first. */
export const myEventsQuery = queryOptions({
  queryKey: ['my-events'],
  queryFn: async ({ signal }) => (await http.get<Event[]>('/events/my_events/', { signal })).data,
});

/** The newest published events. */
export const recentEventsQuery = queryOptions({
  queryKey: ['events', 'recent'],
  queryFn: async ({ signal }) => {
    const params = { ordering: '-created_at', page_size: RECENT_EVENTS_SHOWN };
    return (await http.get<Page>('/events/', { params, signal })).data.results;
  },
});

/** Filters of Discover Events; an empty string means no filter. */
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

/** The first events that match the header search, and the total count. */
export const headerSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['events', 'header-search', search],
    queryFn: async ({ signal }) => {
      const params = { search, page_size: HEADER_SEARCH_MAX_RESULTS };
      return (await http.get<Page>('/events/', { params, signal })).data;
    },
    enabled: search !== '',
  });

/** Sales statistics of one of the organizer's events. */
export const statisticsQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['statistics', eventId],
    queryFn: async ({ signal }) =>
      (await http.get<EventStatistics>(`/events/${eventId}/statistics/`, { signal })).data,
  });

/** Deletes one of the organizer's drafts for good. Rejects with ApiError. */
export async function deleteDraft(id: number): Promise<void> {
  await http.delete(`/events/${id}/`);
}
