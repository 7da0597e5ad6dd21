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

/** The cities of what is still to come, by name. */
export const citiesQuery = queryOptions({
  queryKey: ['events', 'cities'],
  queryFn: async ({ signal }) => (await http.get<string[]>('/events/cities/', { signal })).data,
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

/** A ticket type as it is sent; null is what narrows nothing. */
export interface NewTicketType {
  ticket_type: TicketType;
  price: string;
  quota: number | null;
  sale_starts_at: string | null;
  sale_ends_at: string | null;
}

/** What is to change of an event; a field that is not given stays, a date that is null is cleared. */
export interface EventChanges {
  status: 'DRAFT' | 'PUBLISHED';
  title?: string;
  description?: string;
  category?: string;
  location?: string;
  start_date?: string | null;
  end_date?: string | null;
  max_attendees?: number;
  ticket_price?: string;
  ticket_types?: NewTicketType[];
}

/** Changes one's event. Rejects with ApiError. */
export async function updateEvent(
  id: number,
  changes: EventChanges,
  banner: File | null,
): Promise<Event> {
  const path = `/events/${id}/`;
  if (banner) {
    // First and alone: a form cannot say that a field is to be empty, and a refused picture leaves all as it was.
    const form = new FormData();
    form.set('banner_image', banner);
    await http.patch<Event>(path, form);
  }
  return (await http.patch<Event>(path, changes)).data;
}

/** Cancels one's event for good; its holders are told, with `message` if there is one. Rejects with ApiError. */
export async function cancelEvent(id: number, message: string): Promise<Event> {
  const body = message === '' ? {} : { message };
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
