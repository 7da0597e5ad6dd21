import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ticketsSoldQueryLimits, type ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

import { SALES_PAGE_SIZE } from '../constants';

export type SalesReport = ApiSchemas['SalesReport'];

/**
 * Sales by day and check-ins by hour, for one of the organizer's events or all, since a day (`2026-03-01`) or of all
 * time.
 */
export const salesReportQuery = (eventId: number | undefined, from?: string) =>
  queryOptions({
    queryKey: ['sales', 'report', eventId ?? 'all', from ?? 'ever'],
    queryFn: async ({ signal }) => {
      const path = eventId === undefined ? '/events/sales/' : `/events/${eventId}/sales/`;
      return (await http.get<SalesReport>(path, { params: { from }, signal })).data;
    },
    placeholderData: keepPreviousData,
  });

export type SoldTicket = ApiSchemas['SoldTicket'];

/** Filters of Ticket Sales as the API takes them; an empty string means no filter. */
export interface SalesFilters {
  event: string;
  when: string;
  status: string;
  search: string;
  ordering: string;
}

const soldPage = async (
  filters: SalesFilters,
  page: number,
  size: number,
  { signal, teamId }: { signal: AbortSignal; teamId?: number },
) => {
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  const params = { ...Object.fromEntries(given), page, page_size: size };
  const headers = teamId === undefined ? {} : { 'X-Team': String(teamId) };
  const config = { params, signal, headers };
  return (await http.get<ApiSchemas['SoldTicketPage']>('/tickets/sold/', config)).data;
};

/** One page of sold tickets, newest first unless asked otherwise, with the totals of all pages. */
export const soldTicketsQuery = (filters: SalesFilters, page: number) =>
  queryOptions({
    queryKey: ['sales', 'tickets', filters, page],
    queryFn: ({ signal }) => soldPage(filters, page, SALES_PAGE_SIZE, { signal }),
    placeholderData: keepPreviousData,
  });

interface Reading {
  signal: AbortSignal;
  /** Whose tickets: another team may be chosen between two pages. */
  teamId: number;
  /** Called after each page: how many tickets were read, of how many. */
  onProgress: (read: number, total: number) => void;
}

/** All tickets that match the filters, fetched page by page for the export. Rejects with ApiError. */
export async function allSoldTickets(
  filters: SalesFilters,
  { onProgress, ...whose }: Reading,
): Promise<SoldTicket[]> {
  const all: SoldTicket[] = [];
  for (let page = 1; ; page += 1) {
    const { results, next, count } = await soldPage(
      filters,
      page,
      ticketsSoldQueryLimits.page_size.maximum,
      whose,
    );
    all.push(...results);
    onProgress(all.length, count);
    if (next === null) return all;
  }
}
