import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';
import type { Cancellation } from '@nzuko/shared-auth/queries';
import { pictureToSend } from '@nzuko/shared-ui/parts';

import { TICKETS_REFRESH_MS } from '../constants';

export type Ticket = ApiSchemas['Ticket'];
export type TicketHolder = ApiSchemas['TicketHolder'];

type DetailResponse = { detail: string };

/** The user's tickets, newest first; polled while one awaits payment. */
export const myTicketsQuery = queryOptions({
  queryKey: ['my-tickets'],
  queryFn: async ({ signal }) => (await http.get<Ticket[]>('/tickets/', { signal })).data,
  refetchInterval: ({ state }) =>
    state.data?.some(({ order }) => order.status === 'HELD') ? TICKETS_REFRESH_MS : false,
});

export type GivenTicket = ApiSchemas['GivenTicket'];

/** The tickets that the user paid for and gave to others. */
export const givenTicketsQuery = queryOptions({
  queryKey: ['my-tickets', 'given'],
  queryFn: async ({ signal }) =>
    (await http.get<GivenTicket[]>('/tickets/given/', { signal })).data,
});

/** Offers one of the user's tickets to someone; replaces an earlier offer. Rejects with ApiError. */
export const offerTicket = async (id: number, holder: TicketHolder) =>
  (await http.post<DetailResponse>(`/tickets/${id}/transfer/`, holder)).data;

/** Puts its holder's photo on one of the user's tickets, for the door. Rejects with ApiError. */
export async function putTicketPhoto(id: number, photo: File): Promise<DetailResponse> {
  const form = new FormData();
  form.set('custom_image', await pictureToSend(photo));
  return (await http.post<DetailResponse>(`/tickets/${id}/photo/`, form)).data;
}

/** Withdraws the offer of a ticket. Rejects with ApiError. */
export const withdrawOffer = async (id: number) =>
  (await http.delete<DetailResponse>(`/tickets/${id}/transfer/`)).data;

/**
 * Resends the ticket emails: a buyer's for the ticket's order, an organizer's for a sold ticket. Rejects with ApiError.
 */
export const resendTicket = async (id: number) =>
  (await http.post<DetailResponse>(`/tickets/${id}/resend/`)).data;

/** Corrects the name on a ticket, as its owner or its event's organizer. Rejects with ApiError. */
export const renameTicket = async (id: number, payload: { name: string }) =>
  (await http.put<DetailResponse>(`/tickets/${id}/name/`, payload)).data;

/** Refunds and cancels a ticket sold for one of the organizer's events. Rejects with ApiError. */
export const refundTicket = async (id: number) =>
  (await http.post<Cancellation>(`/tickets/${id}/refund/`)).data;
