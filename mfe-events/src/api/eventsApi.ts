import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http, type ApiSchemas } from 'shared-auth';

import { CATALOGUE_PAGE_SIZE } from '../constants';
import { inlinedEvent } from './inlinedEvent';

export type Event = ApiSchemas['Event'];
export type EventCategory = Event['category'];
export type TicketType = ApiSchemas['EventTicketType']['ticket_type'];

/** What the catalogue can be narrowed by; an empty text narrows nothing. */
export interface EventFilters {
  search: string;
  category: EventCategory | '';
  city: string;
  from: string;
  to: string;
  price: 'free' | 'paid' | '';
  page: number;
}

/** One page of the published events. */
export const eventsQuery = (filters: EventFilters) =>
  queryOptions({
    queryKey: ['events', filters],
    queryFn: async ({ signal }) => {
      const given = Object.entries(filters).filter(([, value]) => value !== '');
      const params = { ...Object.fromEntries(given), page_size: CATALOGUE_PAGE_SIZE };
      const { data } = await http.get<ApiSchemas['EventPage']>('/events/', { params, signal });
      return data;
    },
    placeholderData: keepPreviousData,
  });

/** One event by the id in its URL. */
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

/** Creates an event from a form (multipart). Rejects with ApiError. */
export async function createEvent(form: FormData): Promise<Event> {
  return (await http.post<Event>('/events/', form)).data;
}

/** Changes one's event; a field that is not given stays. Rejects with ApiError. */
export async function updateEvent(id: number, form: FormData): Promise<Event> {
  return (await http.patch<Event>(`/events/${id}/`, form)).data;
}

/** Cancels one's event for good; its holders are told, with `message` if there is one. Rejects with ApiError. */
export async function cancelEvent(id: number, message: string): Promise<Event> {
  const body = message.trim() === '' ? {} : { message: message.trim() };
  return (await http.post<Event>(`/events/${id}/cancel/`, body)).data;
}

/** How many tickets of one's event have been issued. */
export const soldTicketsQuery = (id: number) =>
  queryOptions({
    queryKey: ['event', String(id), 'sold'],
    queryFn: async ({ signal }) => {
      const path = `/events/${id}/statistics/`;
      const { data } = await http.get<ApiSchemas['EventStatistics']>(path, { signal });
      return data.sold_tickets;
    },
  });
