import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from 'contract';
import { http } from 'shared-auth';

import { DOOR_ANSWER_MS, DOOR_REFRESH_MS } from '../constants';

export type SignedDoorList = ApiSchemas['SignedDoorList'];
export type DoorList = ApiSchemas['DoorList'];
export type DoorTicket = ApiSchemas['DoorTicket'];
export type DoorScan = ApiSchemas['DoorScan'];
export type DoorVerdict = ApiSchemas['DoorVerdict'];
export type DoorConflict = ApiSchemas['DoorConflict'];

/** The signed list of an event's tickets; polled, which also detects when the network is back. */
export const doorListQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['door', eventId, 'list'],
    queryFn: async ({ signal }) =>
      (await http.get<SignedDoorList>(`/events/${eventId}/door/`, { signal })).data,
    refetchInterval: DOOR_REFRESH_MS,
  });

/** People wrongly admitted while a device was offline, newest first. */
export const doorConflictsQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['door', eventId, 'conflicts'],
    queryFn: async ({ signal }) =>
      (await http.get<DoorConflict[]>(`/events/${eventId}/door/conflicts/`, { signal })).data,
    refetchInterval: DOOR_REFRESH_MS,
  });

/** Sends scans to the API in order; it answers with a verdict for each. Idempotent. Rejects with ApiError. */
export async function syncScans(
  eventId: number,
  deviceId: string,
  scans: readonly DoorScan[],
): Promise<DoorVerdict[]> {
  const payload = { device_id: deviceId, sent_at: new Date().toISOString(), scans };
  const { data } = await http.post<{ results: DoorVerdict[] }>(
    `/events/${eventId}/door/sync/`,
    payload,
    { timeout: DOOR_ANSWER_MS },
  );
  return data.results;
}
