import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';
import { pictureToSend } from '@nzuko/shared-ui/parts';

import { TICKET_LINK_REFRESH_MS } from '../constants';

export type TicketLink = ApiSchemas['TicketLink'];
/** A link to a ticket, not to an offer. */
export type LinkedTicket = TicketLink & { ticket: NonNullable<TicketLink['ticket']> };
export type OfferedTicket = TicketLink & { offer: NonNullable<TicketLink['offer']> };

type DetailResponse = { detail: string };

const pathOf = (token: string) => `/ticket-links/${encodeURIComponent(token)}/`;

/** The offer or ticket behind a link; polled, since a transfer can end it at any time. */
export const ticketLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['ticket-link', token],
    queryFn: async ({ signal }) => (await http.get<TicketLink>(pathOf(token), { signal })).data,
    staleTime: 0,
    refetchInterval: TICKET_LINK_REFRESH_MS,
  });

/** Accepts an offered ticket, into the signed-in account or without one. Rejects with ApiError. */
export const acceptOffer = async (token: string, into: ApiSchemas['AcceptPayload']['into']) =>
  (await http.post<DetailResponse>(`${pathOf(token)}accept/`, { into })).data;

/** Declines an offered ticket. Rejects with ApiError. */
export const declineOffer = async (token: string) =>
  (await http.post<DetailResponse>(`${pathOf(token)}decline/`)).data;

/** Adds a ticket that belongs to no account to the signed-in one. Rejects with ApiError. */
export const claimTicket = async (token: string) =>
  (await http.post<DetailResponse>(`${pathOf(token)}claim/`)).data;

/** Cancels a ticket that belongs to no account. Rejects with ApiError. */
export const cancelLinkedTicket = async (token: string, expected_refund: string | undefined) =>
  (await http.post<DetailResponse>(`${pathOf(token)}cancel/`, { expected_refund })).data;

/** Puts the holder's photo on the ticket, for the door. Rejects with ApiError. */
export async function putPhoto(token: string, photo: File): Promise<DetailResponse> {
  const form = new FormData();
  form.set('custom_image', await pictureToSend(photo));
  return (await http.post<DetailResponse>(`${pathOf(token)}photo/`, form)).data;
}

/** All data stored about the person named on a ticket. Rejects with ApiError. */
export const fetchHolderData = async (token: string) =>
  (await http.get<ApiSchemas['HolderData']>(`${pathOf(token)}holder/`)).data;

/** Removes the name and address of the person named on a ticket. Rejects with ApiError. */
export const removeHolder = async (token: string) =>
  (await http.delete<DetailResponse>(`${pathOf(token)}holder/`)).data;
