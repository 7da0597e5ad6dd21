import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { ApiError, http } from '@nzuko/shared-auth';

import { DOOR_REFRESH_MS } from '../constants';

/** How a call is made: by a gate link instead of a session, for one. */
export type CallOptions = Parameters<typeof http.get>[1];

export type SignedDoorList = ApiSchemas['SignedDoorList'];
export type PagedDoorList = ApiSchemas['PagedDoorList'];
export type DoorPage = ApiSchemas['DoorPage'];
export type DoorList = ApiSchemas['DoorList'];
export type DoorTicket = ApiSchemas['DoorTicket'];
export type DoorScan = ApiSchemas['DoorScan'];
export type DoorVerdict = ApiSchemas['DoorVerdict'];
export type DoorConflict = ApiSchemas['DoorConflict'];
export type DoorDirection = NonNullable<DoorScan['direction']>;
export type Gate = ApiSchemas['Gate'];

/** A query's `refetchInterval` at the door: whoever is refused now won't be let in by asking again. */
export const untilRefused = ({ state: { error } }: { state: { error: Error | null } }) =>
  error && ApiError.from(error).status === 403 ? false : DOOR_REFRESH_MS;

/** People wrongly admitted while a device was offline, newest first. */
export const doorConflictsQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['door', eventId, 'conflicts'],
    queryFn: async ({ signal }) =>
      (await http.get<DoorConflict[]>(`/events/${eventId}/door/conflicts/`, { signal })).data,
    refetchInterval: untilRefused,
  });

/**
 * Sends scans to the API in order; it answers with a verdict for each. Idempotent. Rejects with ApiError.
 *
 * @param path of the door: an event's, or a gate link's.
 */
export async function sendScans(
  path: string,
  deviceId: string,
  scans: readonly DoorScan[],
  options?: CallOptions,
): Promise<DoorVerdict[]> {
  const payload = { device_id: deviceId, sent_at: new Date().toISOString(), scans };
  const { data } = await http.post<{ results: DoorVerdict[] }>(path, payload, options);
  return data.results;
}

/** Notes that one has seen to a conflict. Rejects with ApiError: 409 if somebody else was first. */
export const handleConflict = async (eventId: number, id: string, note: string) =>
  (await http.post<DoorConflict>(`/events/${eventId}/door/conflicts/${id}/handle/`, { note })).data;

/** Sends scans to an event's door. */
export const syncScans =
  (eventId: number) => (deviceId: string, scans: readonly DoorScan[], options?: CallOptions) =>
    sendScans(`/events/${eventId}/door/sync/`, deviceId, scans, options);
