import { safeStorage } from '@nzuko/shared-auth';

/** The gate that this device was last set to stand at, by the event's ID; null for none. */
export const ownGate = {
  read: (eventId: number): number | null => Number(safeStorage.get(keyOf(eventId))) || null,
  write: (eventId: number, gateId: number | null): void => {
    if (gateId === null) safeStorage.remove(keyOf(eventId));
    else safeStorage.set(keyOf(eventId), String(gateId));
  },
};

const keyOf = (eventId: number) => `door_gate_${eventId}`;
