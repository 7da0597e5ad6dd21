import { loadPhotoAt, type LoadPhoto } from '../../../api/doorPhotoApi';
import { syncScans, type CallOptions, type DoorScan, type DoorVerdict } from '../../../api/doorApi';
import { doorListQuery } from '../../../api/doorListApi';

/** Whose door it is: how it reaches the API, and under which names it keeps what it needs on this device. */
export interface DoorAccess {
  eventId: number;
  /** Names the scans of one user, or of one link, on this device. */
  owner: string;
  /** Names the list that is kept for when the device is offline. */
  listKey: string;
  listQuery: ReturnType<typeof doorListQuery>;
  /** Sends scans; rejects with ApiError. */
  sync: (
    deviceId: string,
    scans: readonly DoorScan[],
    options?: CallOptions,
  ) => Promise<DoorVerdict[]>;
  /** Gets the photos on tickets, where they are checked. */
  photo: LoadPhoto;
  /** A helper's link sees the answer alone: neither how many are in, nor the conflicts. */
  isOfTeam: boolean;
}

/** The door of an event as a member of its team has it. */
export const teamDoor = (userId: number, eventId: number): DoorAccess => ({
  eventId,
  owner: String(userId),
  listKey: `door ${eventId} ${userId}`,
  listQuery: doorListQuery(eventId),
  sync: syncScans(eventId),
  photo: loadPhotoAt(`/events/${eventId}/door/`),
  isOfTeam: true,
});
