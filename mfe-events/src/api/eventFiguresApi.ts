import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

/** Payments for one of the organizer's events that haven't been refunded, in naira. */
export const refundableQuery = (id: number) =>
  queryOptions({
    queryKey: ['event', String(id), 'refundable'],
    queryFn: async ({ signal }) => {
      const path = `/events/${id}/money/`;
      const { data } = await http.get<ApiSchemas['EventMoneyReport']>(path, { signal });
      return data.money.refundable;
    },
  });

/** Money taken at the door of one of the organizer's events, in naira. */
export const takenAtDoorQuery = (id: number) =>
  queryOptions({
    queryKey: ['event', String(id), 'taken at the door'],
    queryFn: async ({ signal }) => {
      const path = `/events/${id}/door/sales/`;
      const { data } = await http.get<ApiSchemas['DoorSales']>(path, { signal });
      return data.totals.reduce((sum, { taken }) => sum + Number(taken), 0);
    },
  });

/** The number of tickets issued for one of the organizer's events. */
export const soldTicketsQuery = (id: number) =>
  queryOptions({
    queryKey: ['event', String(id), 'sold'],
    queryFn: async ({ signal }) => {
      const path = `/events/${id}/statistics/`;
      const { data } = await http.get<ApiSchemas['EventStatistics']>(path, { signal });
      return data.sold_tickets;
    },
  });
