import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

import { readOnQuery } from './readOnQuery';

export type Suspension = ApiSchemas['Suspension'];

export const suspensionsKey = ['suspensions'];

/** Suspensions, newest first: those that hold, or those that were lifted. */
export const suspensionsQuery = (open: boolean) =>
  readOnQuery<Suspension>([...suspensionsKey, open], '/desk/suspensions/', { params: { open } });

/** Suspends an account with its events; it is told the reason. Rejects with ApiError. */
export const suspendAccount = async (id: number, reason: string) =>
  (await http.post<Suspension>(`/desk/accounts/${id}/suspend/`, { reason })).data;

/** Suspends one event; its organizer is told the reason. Rejects with ApiError. */
export const suspendEvent = async (id: number, reason: string) =>
  (await http.post<Suspension>(`/desk/events/${id}/suspend/`, { reason })).data;

/** Rejects with ApiError. */
export const liftSuspension = async (id: number, reason: string) =>
  (await http.post<Suspension>(`/desk/suspensions/${id}/lift/`, { reason })).data;
