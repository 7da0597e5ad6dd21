import { safeStorage } from '@nzuko/shared-auth';

import type { DoorDirection } from '../../../api/doorApi';

/** The gate that this device was last set to stand at, by the event's ID; null for none. */
export const ownGate = {
  read: (eventId: number): number | null => Number(safeStorage.get(keyOf(eventId))) || null,
  write: (eventId: number, gateId: number | null): void => {
    if (gateId === null) safeStorage.remove(keyOf(eventId));
    else safeStorage.set(keyOf(eventId), String(gateId));
  },
};

/** Which way people go where this device stands, by the event's ID: a phone at an exit stays one when its page is reloaded. */
export const ownDirection = {
  read: (eventId: number): DoorDirection => (safeStorage.get(wayKeyOf(eventId)) ? 'out' : 'in'),
  write: (eventId: number, direction: DoorDirection): void => {
    if (direction === 'in') safeStorage.remove(wayKeyOf(eventId));
    else safeStorage.set(wayKeyOf(eventId), direction);
  },
};

const wayKeyOf = (eventId: number) => `door_way_${eventId}`;
const keyOf = (eventId: number) => `door_gate_${eventId}`;
