import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

import { DOOR_REFRESH_MS } from '../constants';
import { loadPhotoAt } from './doorPhotoApi';
import { sendScans, type CallOptions, type DoorScan } from './doorApi';
import { doorListQuery } from './doorListApi';

export type GatePass = ApiSchemas['GatePass'];

/** A gate link as a device presents it: never with a user's session. */
export interface GateKey {
  token: string;
  /** Null before this device has pressed Start. */
  secret: string | null;
}

const as = ({ token, secret }: GateKey) => ({
  anonymous: true,
  headers: { Authorization: `Gate ${token}${secret ? `.${secret}` : ''}` },
});

export const GATE_QUERY = ['gate'] as const;

/** A gate link's pass; polled, so the device also learns when the link was ended or moved. */
export const gatePassQuery = (key: GateKey) =>
  queryOptions({
    // Without the secret, which changes on Start: the pass on screen must stay.
    queryKey: GATE_QUERY,
    queryFn: async ({ signal }) =>
      (await http.get<GatePass>('/gate/', { ...as(key), signal })).data,
    refetchInterval: DOOR_REFRESH_MS,
  });

/** Binds a link to this device. Rejects with ApiError. */
export const startAtGate = async (key: GateKey) =>
  (await http.post<GatePass>('/gate/start/', {}, as(key))).data;

/** The list of the link's event; polled like the team's. */
export const gateListQuery = (key: GateKey, eventId: number) =>
  doorListQuery(eventId, '/gate/door/', as(key));

/** Sends a link's scans. */
export const syncGateScans =
  (key: GateKey) => (deviceId: string, scans: readonly DoorScan[], options?: CallOptions) =>
    sendScans('/gate/door/sync/', deviceId, scans, { ...options, ...as(key) });

/** The photos on tickets, for a link. */
export const gatePhoto = (key: GateKey) => loadPhotoAt('/gate/door/', as(key));
