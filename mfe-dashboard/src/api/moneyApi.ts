import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from 'contract';
import { http } from 'shared-auth';

export type OrganizerMoney = ApiSchemas['OrganizerMoney'];
export type EventMoney = ApiSchemas['EventMoney'];
export type EventMoneyReport = ApiSchemas['EventMoneyReport'];

/** The organizer's balances, and what each event adds to them. */
export const moneyQuery = queryOptions({
  queryKey: ['money', 'balances'],
  queryFn: async ({ signal }) => (await http.get<OrganizerMoney>('/money/', { signal })).data,
});

/** What an event has sold, by ticket type and day. */
export const eventMoneyQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['money', 'event', eventId],
    queryFn: async ({ signal }) =>
      (await http.get<EventMoneyReport>(`/events/${eventId}/money/`, { signal })).data,
  });
