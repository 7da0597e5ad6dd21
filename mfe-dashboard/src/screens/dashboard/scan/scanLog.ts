import { safeStorage } from '@nzuko/shared-auth';

import type { DoorScan } from '../../../api/doorApi';

/** A scan on this device that admitted someone. */
export interface LoggedScan extends DoorScan {
  /** The ticket number as printed, whatever was scanned. */
  number: string;
  undone: boolean;
  /** True if the API has this version. */
  sent: boolean;
}

const DEVICE_KEY = 'door_device';

/** A random UUID. Not `crypto.randomUUID`, which is missing on pages without HTTPS, and a door may use one. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[(bytes[8] ?? 0) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** This device's ID, generated once. */
export function deviceId(): string {
  const known = safeStorage.get(DEVICE_KEY);
  if (known) return known;
  const created = newId();
  safeStorage.set(DEVICE_KEY, created);
  return created;
}

/**
 * This device's scans at an event's door. In local storage and kept after sign-out, because unsent scans exist nowhere
 * else. Holds ticket numbers but no names.
 */
export function scanLogOf(owner: string, eventId: number) {
  const key = `door_scans_${owner}_${eventId}`;
  return {
    read(): LoggedScan[] {
      try {
        const value: unknown = JSON.parse(safeStorage.get(key) ?? '[]');
        return Array.isArray(value) ? (value as LoggedScan[]) : [];
      } catch {
        // Not our data: treat it as empty.
        return [];
      }
    },
    write(scans: readonly LoggedScan[]): void {
      safeStorage.set(key, JSON.stringify(scans));
    },
    erase(): void {
      safeStorage.remove(key);
    },
  };
}

/** Drops the scans sent before the list was taken: the list includes them. */
export const pruneSent = (scans: readonly LoggedScan[], takenAt: string): LoggedScan[] =>
  scans.filter(({ sent, scanned_at }) => !sent || Date.parse(scanned_at) > Date.parse(takenAt));

/** Times of this device's admissions, by ticket number. */
export const localAdmissions = (scans: readonly LoggedScan[]): Map<string, string> =>
  new Map(scans.filter(({ undone }) => !undone).map((scan) => [scan.number, scan.scanned_at]));

/** A scan in the API's format. */
export const payloadOf = ({ id, ticket_number, scanned_at, let_in, undone }: LoggedScan) => ({
  id,
  ticket_number,
  scanned_at,
  let_in,
  undone,
});
