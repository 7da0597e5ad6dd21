import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

import { MONEY_PAGE_SIZE } from '../constants';

export type OrganizerMoney = ApiSchemas['OrganizerMoney'];
export type EventMoney = ApiSchemas['EventMoney'];
export type EventMoneyReport = ApiSchemas['EventMoneyReport'];

/** The balances at `path`, and what each event adds to them, page after page. */
export const moneyPages = (queryKey: readonly unknown[], path: string, pageSize: number) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const params = { page_size: pageSize, ...(pageParam !== null && { after: pageParam }) };
      return (await http.get<OrganizerMoney>(path, { params, signal })).data;
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next, events }) => (next ? (events.at(-1)?.event?.id ?? 0) : null),
  });

/** The organizer's own money. */
export const moneyQuery = moneyPages(['money', 'balances'], '/money/', MONEY_PAGE_SIZE);

/** An event's sales in naira, by ticket type and by day. */
export const eventMoneyQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['money', 'event', eventId],
    queryFn: async ({ signal }) =>
      (await http.get<EventMoneyReport>(`/events/${eventId}/money/`, { signal })).data,
  });
