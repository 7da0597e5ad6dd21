import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

import { ATTENDEES_REFRESH_MS } from '../constants';

export type Attendee = ApiSchemas['Attendee'];
export type CheckInResult = ApiSchemas['CheckInResult'];

const attendeesKey = (eventId: number) => ['attendees', eventId] as const;

/** The holders of paid tickets for one of the organizer's events; polled while the page is visible. */
export const attendeesQuery = (eventId: number) =>
  queryOptions({
    queryKey: attendeesKey(eventId),
    queryFn: ({ client, signal }) =>
      loadAttendees(eventId, client.getQueryData<Attendee[]>(attendeesKey(eventId)), signal),
    refetchInterval: ATTENDEES_REFRESH_MS,
    // An unchanged list keeps its identity already; comparing 10,000 attendees makes a page stutter.
    structuralSharing: false,
  });

/** The `ETag`s of the lists this page holds. */
const tags = new WeakMap<Attendee[], string>();

/** The list, which an event's 10,000 attendees make 2 MB long: the same as before is neither sent nor read again. */
async function loadAttendees(
  eventId: number,
  held: Attendee[] | undefined,
  signal: AbortSignal,
): Promise<Attendee[]> {
  const tag = held && tags.get(held);
  const { data, status, headers } = await http.get<Attendee[]>(`/events/${eventId}/attendees/`, {
    signal,
    ...(tag && { headers: { 'If-None-Match': tag } }),
    validateStatus: (code) => code === 200 || (code === 304 && tag !== undefined),
  });
  if (status === 304 && held) return held;
  const { etag } = headers;
  if (typeof etag === 'string') tags.set(data, etag);
  return data;
}

/** Checks in a ticket at an event's door. Rejects with ApiError. */
export async function checkIn(ticketNumber: string, eventId: number): Promise<CheckInResult> {
  const payload = { ticket_number: ticketNumber, event_id: eventId };
  return (await http.post<CheckInResult>('/tickets/check_in/', payload)).data;
}

/** Undoes a check-in. Rejects with ApiError. */
export async function undoCheckIn(
  ticketNumber: string,
  eventId: number,
): Promise<ApiSchemas['UndoCheckInResult']> {
  const payload = { ticket_number: ticketNumber, event_id: eventId };
  return (await http.post<ApiSchemas['UndoCheckInResult']>('/tickets/undo_check_in/', payload))
    .data;
}
