import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http, type ApiSchemas } from 'shared-auth';

export type SalesReport = ApiSchemas['SalesReport'];

/** Sales by day and check-ins by hour, of one of my events or of all of them, from a day (`2026-03-01`) on or since ever. */
export const salesReportQuery = (eventId: number | undefined, from?: string) =>
  queryOptions({
    queryKey: ['sales', 'report', eventId ?? 'all', from ?? 'ever'],
    queryFn: async ({ signal }) => {
      const path = eventId === undefined ? '/events/sales/' : `/events/${eventId}/sales/`;
      return (await http.get<SalesReport>(path, { params: { from }, signal })).data;
    },
    placeholderData: keepPreviousData,
  });
