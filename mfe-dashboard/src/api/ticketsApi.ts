import { queryOptions } from '@tanstack/react-query';
import { http, type ApiSchemas } from 'shared-auth';

import { TICKETS_REFRESH_MS } from '../constants';

export type Ticket = ApiSchemas['Ticket'];
export type TicketType = Ticket['ticket_type'];
export type TicketHolder = ApiSchemas['TicketHolder'];
export type Cancellation = ApiSchemas['Cancellation'];

type Told = { detail: string };

/** The user's own tickets, newest first; read again by itself while one of them awaits its payment. */
export const myTicketsQuery = queryOptions({
  queryKey: ['my-tickets'],
  queryFn: async ({ signal }) => (await http.get<Ticket[]>('/tickets/', { signal })).data,
  refetchInterval: ({ state }) =>
    state.data?.some(({ order }) => order.status === 'HELD') ? TICKETS_REFRESH_MS : false,
});

/** Cancels a ticket of mine; of an order that is not paid yet, all of them. Rejects with ApiError. */
export const cancelTicket = async (id: number) =>
  (await http.post<Cancellation>(`/tickets/${id}/cancel/`)).data;

/** Gives a ticket of mine to somebody else. Rejects with ApiError. */
export const transferTicket = async (id: number, holder: TicketHolder) =>
  (await http.post<Told>(`/tickets/${id}/transfer/`, holder)).data;

/** Sends the mails of my ticket's order again; as the organizer, those of a sold ticket. Rejects with ApiError. */
export const resendTicket = async (id: number) =>
  (await http.post<Told>(`/tickets/${id}/resend/`)).data;

/** Refunds and cancels a ticket that was sold for one of my events. Rejects with ApiError. */
export const refundTicket = async (id: number) =>
  (await http.post<Cancellation>(`/tickets/${id}/refund/`)).data;
