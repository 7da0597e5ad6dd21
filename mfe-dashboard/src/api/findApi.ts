import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

import { readOnQuery } from './readOnQuery';

export type FoundAccount = ApiSchemas['FoundAccount'];
export type FoundEvent = ApiSchemas['FoundEvent'];
export type FoundOrder = ApiSchemas['FoundOrder'];
export type FoundPayment = ApiSchemas['FoundPayment'];
export type DeskAccount = ApiSchemas['DeskAccount'];
export type DeskOrder = ApiSchemas['DeskOrder'];

/** Prefix of the keys below: a change refetches all searches and the pages they lead to. */
export const findKey = ['find'];

const found = <Row extends { id: number }>(path: string, search: string) =>
  readOnQuery<Row>([...findKey, path, search], path, { params: { search } });

/** Exact matches first, then the newest. */
export const accountsFoundQuery = (search: string) =>
  found<FoundAccount>('/desk/accounts/', search);
export const eventsFoundQuery = (search: string) => found<FoundEvent>('/desk/events/', search);
export const ordersFoundQuery = (search: string) => found<FoundOrder>('/desk/orders/', search);
export const paymentsFoundQuery = (search: string) =>
  found<FoundPayment>('/desk/payments/', search);

/** The event with this number; undefined if there is none. Rejects with ApiError. */
export async function findEvent(id: number): Promise<FoundEvent | undefined> {
  const { data } = await http.get<ApiSchemas['FoundEventPage']>('/desk/events/', {
    params: { search: String(id), page_size: 1 },
  });
  // Below an exact match, the list has the events of the organizer with this number.
  return data.results.find((event) => event.id === id);
}

/** Somebody's account. Every read is recorded. */
export const deskAccountQuery = (id: number) =>
  queryOptions({
    queryKey: [...findKey, 'account', id],
    queryFn: async ({ signal }) =>
      (await http.get<DeskAccount>(`/desk/accounts/${id}/`, { signal })).data,
  });

/** Somebody's order. Every read is recorded. */
export const deskOrderQuery = (id: number) =>
  queryOptions({
    queryKey: [...findKey, 'order', id],
    queryFn: async ({ signal }) =>
      (await http.get<DeskOrder>(`/desk/orders/${id}/`, { signal })).data,
  });
