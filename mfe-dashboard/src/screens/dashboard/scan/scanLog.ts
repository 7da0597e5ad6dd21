import { safeStorage } from '@nzuko/shared-auth';

import type { DoorScan } from '../../../api/doorApi';

/** A scan on this device that let someone in or out. */
export interface LoggedScan extends DoorScan {
  /** The ticket number as printed, whatever was scanned. */
  number: string;
  undone: boolean;
  /** True if the API has this version. */
  sent: boolean;
  /** When the API last answered it, in any version, by this device's clock, in milliseconds since 1970. */
  sentAt?: number;
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

const keyPrefix = (owner: string) => `door_scans_${owner}_`;

/**
 * This device's scans at an event's door. In local storage and kept after sign-out, because unsent scans exist nowhere
 * else. Holds ticket numbers but no names.
 */
export function scanLogOf(owner: string, eventId: number) {
  const key = `${keyPrefix(owner)}${eventId}`;
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

/** How many scans at an owner's other doors this device hasn't sent. */
export function countUnsentElsewhere(owner: string, eventId: number | undefined): number {
  const prefix = keyPrefix(owner);
  return storedKeys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => Number(key.slice(prefix.length)))
    .filter((id) => id !== eventId)
    .flatMap((id) => scanLogOf(owner, id).read())
    .filter(({ sent }) => !sent).length;
}

/** The keys in local storage; by their places, since a stand-in for it has them nowhere else. */
export function storedKeys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '');
  } catch {
    // Storage is blocked, so nothing was kept.
    return [];
  }
}

/**
 * Drops the scans answered before a list was asked for: the list includes them. Both times are this device's, since its clock may
 * be hours off the API's. The same scans if there are none.
 */
export function pruneSent(scans: readonly LoggedScan[], askedAt: number): readonly LoggedScan[] {
  const left = scans.filter(({ sent, sentAt = 0 }) => !sent || sentAt >= askedAt);
  return left.length < scans.length ? left : scans;
}

/**
 * Adds what another tab has stored at the same door and not sent yet: its scans, and those that it has undone. The same
 * scans if there are none.
 */
export function withUnsent(
  scans: readonly LoggedScan[],
  stored: readonly LoggedScan[],
): readonly LoggedScan[] {
  const here = new Map(scans.map((scan) => [scan.id, scan]));
  const others = stored.filter(({ id, sent, undone }) => {
    const known = here.get(id);
    return !sent && (!known || (undone && !known.undone));
  });
  if (others.length === 0) return scans;
  for (const other of others) here.set(other.id, other);
  // In the order in which they were scanned: a ticket's last move counts.
  return [...here.values()].sort((a, b) => Date.parse(a.scanned_at) - Date.parse(b.scanned_at));
}

/** A scan in the API's format. */
export const payloadOf = ({
  number: _number,
  sent: _sent,
  sentAt: _sentAt,
  ...scan
}: LoggedScan): DoorScan => scan;
