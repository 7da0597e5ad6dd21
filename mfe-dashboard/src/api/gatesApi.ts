import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

import { BOARD_ANSWER_MS } from '../constants';
import type { Gate } from './doorApi';

export type DoorRules = ApiSchemas['DoorRules'];
export type DoorSetup = ApiSchemas['DoorSetup'];
export type GatePayload = ApiSchemas['GatePayload'];
export type DoorBoard = ApiSchemas['DoorBoard'];

/** An event's gates, and the rules of its door. */
export const doorSetupQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['door-setup', eventId],
    queryFn: async ({ signal }) =>
      (await http.get<DoorSetup>(`/events/${eventId}/door/setup/`, { signal })).data,
  });

/** Rejects with ApiError. */
export const changeDoorRules = async (eventId: number, rules: Partial<DoorRules>) =>
  (await http.patch<DoorSetup>(`/events/${eventId}/door/setup/`, rules)).data;

/** Rejects with ApiError. */
export const addGate = async (eventId: number, gate: GatePayload) =>
  (await http.post<Gate>(`/events/${eventId}/gates/`, gate)).data;

/** Rejects with ApiError. */
export const changeGate = async (eventId: number, id: number, fields: Partial<GatePayload>) =>
  (await http.patch<Gate>(`/events/${eventId}/gates/${id}/`, fields)).data;

/** Rejects with ApiError: 409 while a helper's link opens it. */
export const removeGate = (eventId: number, id: number) =>
  http.delete<null>(`/events/${eventId}/gates/${id}/`);

/** The board; with the version that is shown, the answer waits for the next. Rejects with ApiError. */
export const nextBoard = async (eventId: number, seen: string | undefined, signal: AbortSignal) =>
  (
    await http.get<DoorBoard>(`/events/${eventId}/door/board/`, {
      params: { seen },
      signal,
      timeout: BOARD_ANSWER_MS,
    })
  ).data;
