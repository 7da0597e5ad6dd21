import { queryOptions } from '@tanstack/react-query';
import { http, type ApiSchemas } from 'shared-auth';

import { ATTENDEES_REFRESH_MS, HEADER_SEARCH_MAX_RESULTS } from '../constants';

export type Attendee = ApiSchemas['Attendee'];
export type CheckInResult = ApiSchemas['CheckInResult'];

/** Who holds a paid ticket of one of my events; read again by itself while it is looked at. */
export const attendeesQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['attendees', eventId],
    queryFn: async ({ signal }) =>
      (await http.get<Attendee[]>(`/events/${eventId}/attendees/`, { signal })).data,
    refetchInterval: ATTENDEES_REFRESH_MS,
  });

/** Checks a ticket in at the door of an event. Rejects with ApiError. */
export async function checkIn(ticketNumber: string, eventId: number): Promise<CheckInResult> {
  const payload = { ticket_number: ticketNumber, event_id: eventId };
  return (await http.post<CheckInResult>('/tickets/check_in/', payload)).data;
}

/** Takes a check-in back. Rejects with ApiError. */
export async function undoCheckIn(
  ticketNumber: string,
  eventId: number,
): Promise<ApiSchemas['UndoCheckInResult']> {
  const payload = { ticket_number: ticketNumber, event_id: eventId };
  return (await http.post<ApiSchemas['UndoCheckInResult']>('/tickets/undo_check_in/', payload))
    .data;
}

export type FoundAttendee = ApiSchemas['FoundAttendee'];

/** The first attendees of all my events that match the header's search, and how many there are. */
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
