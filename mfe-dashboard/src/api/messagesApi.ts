import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';
import { withRequestKey } from '@nzuko/shared-auth/queries';

import { MESSAGES_PAGE_SIZE, MESSAGES_REFRESH_MS, SENDING_REFRESH_MS } from '../constants';

export type Announcement = ApiSchemas['Announcement'];
export type SentAnnouncement = ApiSchemas['SentAnnouncement'];

/** An announcement to an event's attendees, before it is sent. */
export type Draft = ApiSchemas['AnnouncementPayload'];

type Page = ApiSchemas['AnnouncementPage'];

const receivedKey = ['announcements', 'received'];

const receivedPage = async (page: number, size: number, signal: AbortSignal) => {
  const params = { page, page_size: size };
  return (await http.get<Page>('/announcements/', { params, signal })).data;
};

/** One page of received announcements, newest first. */
export const receivedQuery = (page: number) =>
  queryOptions({
    queryKey: [...receivedKey, page],
    queryFn: ({ signal }) => receivedPage(page, MESSAGES_PAGE_SIZE, signal),
    placeholderData: keepPreviousData,
  });

/** The number of unread announcements; polled. */
export const unreadQuery = queryOptions({
  queryKey: [...receivedKey, 'unread'],
  queryFn: async ({ signal }) => (await receivedPage(1, 1, signal)).unread_count,
  refetchInterval: MESSAGES_REFRESH_MS,
});

/** Query filter for all received announcements, for invalidation. */
export const receivedMessages = { queryKey: receivedKey };

/** Announcements sent to the attendees of one event, newest first; polled while emails of them wait to be sent. */
export const sentQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['announcements', 'sent', eventId],
    queryFn: async ({ signal }) =>
      (await http.get<SentAnnouncement[]>(`/events/${eventId}/announcements/`, { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.some(({ waiting }) => waiting > 0) ? SENDING_REFRESH_MS : false,
  });

/** How many people an announcement would reach now. */
export const recipientsQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['announcements', 'recipients', eventId],
    queryFn: async ({ signal }) => {
      const path = `/events/${eventId}/announcements/recipients/`;
      return (await http.get<{ count: number }>(path, { signal })).data.count;
    },
  });

/** Sends an announcement to an event's attendees, once per key. Rejects with ApiError. */
export async function announce(eventId: number, draft: Draft, key: string) {
  const path = `/events/${eventId}/announcements/`;
  return (await http.post<SentAnnouncement>(path, draft, withRequestKey(key))).data;
}

/** Marks one announcement as read. Rejects with ApiError. */
export async function markRead(id: number): Promise<void> {
  await http.post(`/announcements/${id}/read/`);
}

/** Marks all received announcements as read. Rejects with ApiError. */
export async function markAllRead(): Promise<void> {
  await http.post('/announcements/read/');
}
