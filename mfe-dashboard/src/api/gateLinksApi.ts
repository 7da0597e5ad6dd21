import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

import { GATE_LINKS_REFRESH_MS } from '../constants';

export type GateLink = ApiSchemas['GateLink'];
export type NewGateLink = ApiSchemas['NewGateLink'];
export type GateLinkPayload = ApiSchemas['GateLinkPayload'];

/** An event's links for helpers at the door, newest first; polled, since helpers start them elsewhere. */
export const gateLinksQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['gate-links', eventId],
    queryFn: async ({ signal }) =>
      (await http.get<GateLink[]>(`/events/${eventId}/gate-links/`, { signal })).data,
    refetchInterval: GATE_LINKS_REFRESH_MS,
  });

/** Makes a link; its token comes this once. Rejects with ApiError. */
export const makeGateLink = async (eventId: number, payload: GateLinkPayload) =>
  (await http.post<NewGateLink>(`/events/${eventId}/gate-links/`, payload)).data;

/** Takes a link from its device, so that another one can start. Rejects with ApiError: 409 if it is over. */
export const moveGateLink = async (eventId: number, id: number) =>
  (await http.post<GateLink>(`/events/${eventId}/gate-links/${id}/move/`)).data;

/** Ends a link at once. Rejects with ApiError. */
export const revokeGateLink = async (eventId: number, id: number) =>
  (await http.post<GateLink>(`/events/${eventId}/gate-links/${id}/revoke/`)).data;
