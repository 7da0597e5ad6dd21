import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http, type ApiSchemas } from 'shared-auth';

import { MESSAGES_PAGE_SIZE, MESSAGES_REFRESH_MS } from '../constants';

export type Announcement = ApiSchemas['Announcement'];
export type SentAnnouncement = ApiSchemas['SentAnnouncement'];

/** What an organizer writes to an event's attendees. */
export interface Draft {
  subject: string;
  message: string;
}

type Page = ApiSchemas['AnnouncementPage'];

const receivedKey = ['announcements', 'received'];

const receivedPage = async (page: number, size: number, signal: AbortSignal) => {
  const params = { page, page_size: size };
  return (await http.get<Page>('/announcements/', { params, signal })).data;
};

/** One page of what organizers wrote to me, newest first. */
export const receivedQuery = (page: number) =>
  queryOptions({
    queryKey: [...receivedKey, page],
    queryFn: ({ signal }) => receivedPage(page, MESSAGES_PAGE_SIZE, signal),
    placeholderData: keepPreviousData,
  });

/** How many of them I have not read; asked again by itself. */
export const unreadQuery = queryOptions({
  queryKey: [...receivedKey, 'unread'],
  queryFn: async ({ signal }) => (await receivedPage(1, 1, signal)).unread_count,
  refetchInterval: MESSAGES_REFRESH_MS,
});

/** Everything received, to be read again. */
export const receivedMessages = { queryKey: receivedKey };

/** What was written to the attendees of one of my events, newest first. */
export const sentQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['announcements', 'sent', eventId],
    queryFn: async ({ signal }) =>
      (await http.get<SentAnnouncement[]>(`/events/${eventId}/announcements/`, { signal })).data,
  });

/** How many people an announcement would be mailed to now. */
export const recipientsQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['announcements', 'recipients', eventId],
    queryFn: async ({ signal }) => {
      const path = `/events/${eventId}/announcements/recipients/`;
      return (await http.get<{ count: number }>(path, { signal })).data.count;
    },
  });

/** Writes to an event's attendees. Rejects with ApiError. */
export const announce = async (eventId: number, draft: Draft) =>
  (await http.post<SentAnnouncement>(`/events/${eventId}/announcements/`, draft)).data;

/** Marks one announcement as read. Rejects with ApiError. */
export async function markRead(id: number): Promise<void> {
  await http.post(`/announcements/${id}/read/`);
}

/** Marks everything received as read. Rejects with ApiError. */
export async function markAllRead(): Promise<void> {
  await http.post('/announcements/read/');
}
