import { safeStorage } from 'shared-auth';

import type { DoorScan } from '../../../api/doorApi';

/** A scan of this device that let somebody in. */
export interface LoggedScan extends DoorScan {
  /** The number as it is printed, whatever was scanned. */
  number: string;
  undone: boolean;
  /** The API has it as it stands here. */
  sent: boolean;
}

const DEVICE_KEY = 'door_device';

/** A random UUID. `crypto.randomUUID` would be one, but pages without https do not have it, and a door may be such. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[(bytes[8] ?? 0) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** The name of this device, made once. */
export function deviceId(): string {
  const known = safeStorage.get(DEVICE_KEY);
  if (known) return known;
  const made = newId();
  safeStorage.set(DEVICE_KEY, made);
  return made;
}

/**
 * The scans of this device at the door of an event. Local storage, and kept over a sign-out: what waits here is in no
 * other place. It holds numbers, no names.
 */
export function scanLogOf(userId: number, eventId: number) {
  const key = `door_scans_${userId}_${eventId}`;
  return {
    read(): LoggedScan[] {
      try {
        const value: unknown = JSON.parse(safeStorage.get(key) ?? '[]');
        return Array.isArray(value) ? (value as LoggedScan[]) : [];
      } catch {
        // Somebody else's value under our key: the same as none.
        return [];
      }
    },
    write(scans: readonly LoggedScan[]): void {
      safeStorage.set(key, JSON.stringify(scans));
    },
  };
}

/** Without what was sent before the list was taken: the list knows it better. */
export const afterList = (scans: readonly LoggedScan[], takenAt: string): LoggedScan[] =>
  scans.filter(({ sent, scanned_at }) => !sent || Date.parse(scanned_at) > Date.parse(takenAt));

/** Who was let in here, by ticket number, with the time. */
export const admittedHere = (scans: readonly LoggedScan[]): Map<string, string> =>
  new Map(scans.filter(({ undone }) => !undone).map((scan) => [scan.number, scan.scanned_at]));

/** What the API takes of a scan. */
export const payloadOf = ({ id, ticket_number, scanned_at, let_in, undone }: LoggedScan) => ({
  id,
  ticket_number,
  scanned_at,
  let_in,
  undone,
});
