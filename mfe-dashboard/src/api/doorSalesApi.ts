import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';
import { withRequestKey } from '@nzuko/shared-auth/queries';

import { untilRefused } from './doorApi';

export type DoorSale = ApiSchemas['DoorSale'];
export type DoorSales = ApiSchemas['DoorSales'];
export type DoorSalePayload = ApiSchemas['DoorSalePayload'];
export type DoorPayment = DoorSale['method'];

/** Tickets sold and given away at an event's door; polled, since others sell there, too. */
export const doorSalesQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['door-sales', eventId],
    queryFn: async ({ signal }) =>
      (await http.get<DoorSales>(`/events/${eventId}/door/sales/`, { signal })).data,
    refetchInterval: untilRefused,
  });

/** Sells or gives tickets, once per key. Rejects with ApiError. */
export const sellAtDoor = async (eventId: number, payload: DoorSalePayload, key: string) =>
  (await http.post<DoorSale>(`/events/${eventId}/door/sales/`, payload, withRequestKey(key))).data;

/** Voids a sale. Rejects with ApiError: 409 if somebody already has. */
export const voidDoorSale = async (eventId: number, id: number, reason: string) =>
  (await http.post<DoorSale>(`/events/${eventId}/door/sales/${id}/void/`, { reason })).data;
