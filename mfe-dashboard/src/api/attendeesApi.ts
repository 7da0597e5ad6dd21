import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

import { ATTENDEES_REFRESH_MS, HEADER_SEARCH_MAX_RESULTS } from '../constants';

export type Attendee = ApiSchemas['Attendee'];
export type CheckInResult = ApiSchemas['CheckInResult'];

/** The holders of paid tickets for one of the organizer's events; polled while the page is visible. */
export const attendeesQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['attendees', eventId],
    queryFn: async ({ signal }) =>
      (await http.get<Attendee[]>(`/events/${eventId}/attendees/`, { signal })).data,
    refetchInterval: ATTENDEES_REFRESH_MS,
  });

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

export type FoundAttendee = ApiSchemas['FoundAttendee'];

/** The first attendees of all the organizer's events that match the header search, and the total count. */
export const attendeeSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['attendees', 'header-search', search],
    queryFn: async ({ signal }) => {
      const params = { search, limit: HEADER_SEARCH_MAX_RESULTS };
      return (
        await http.get<ApiSchemas['AttendeeSearch']>('/tickets/attendees/', { params, signal })
      ).data;
    },
  });
