import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

import { HEADER_SEARCH_MAX_RESULTS } from '../constants';

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
