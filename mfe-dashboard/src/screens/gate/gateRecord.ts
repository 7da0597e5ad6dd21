import { lateScansMs } from '@nzuko/contract';
import { memberStorage, safeStorage } from '@nzuko/shared-auth';

import type { GatePass } from '../../api/gateApi';
import { erasePhotos } from '../dashboard/scan/photos/photosOnDevice';
import { scanLogOf, storedKeys } from '../dashboard/scan/scanLog';

/** A link's record on this device, from Start on. Guest data is stored separately: the list, and the scanned numbers. */
interface GateRecord {
  secret: string;
  pass: GatePass;
  /** How far the API's clock is ahead of this device's, in milliseconds. */
  clockAhead: number;
}

const PREFIX = 'gate_link_';

/** Names a link on this device without its whole token. */
export const nameOf = (token: string) => token.slice(0, 16);
export const ownerOf = (name: string) => `gate_${name}`;
export const listKeyOf = (name: string) => `gate ${name}`;

/** 32 random bytes in base64url, which only this device and, as a hash, the API know. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
}

export const gateRecords = {
  read(name: string): GateRecord | null {
    try {
      return JSON.parse(safeStorage.get(PREFIX + name) ?? 'null') as GateRecord | null;
    } catch {
      // Not our data: treat it as missing.
      return null;
    }
  },
  write(name: string, record: GateRecord): void {
    safeStorage.set(PREFIX + name, JSON.stringify(record));
  },
};

/** Erases the guest list that a link has loaded, with its photos. */
export async function eraseGuests(name: string): Promise<void> {
  await Promise.all([memberStorage.remove(listKeyOf(name)), erasePhotos(listKeyOf(name))]);
}

/** Erases the scanned numbers, once none is waiting to be sent. */
export function eraseSentScans(name: string, eventId: number): void {
  const log = scanLogOf(ownerOf(name), eventId);
  if (log.read().every(({ sent }) => sent)) log.erase();
}

/**
 * Erases the data of links that ended while this device was off or offline: the guests at once, the rest once nothing of it can
 * be sent any longer.
 */
export async function eraseEndedLinks(now: number): Promise<void> {
  for (const name of recordNames()) {
    const record = gateRecords.read(name);
    const end = record ? Date.parse(record.pass.ends_at) - record.clockAhead : -Infinity;
    if (end > now) continue;
    await eraseGuests(name);
    if (end + lateScansMs > now) continue;
    if (record) scanLogOf(ownerOf(name), record.pass.event.id).erase();
    safeStorage.remove(PREFIX + name);
  }
}

const recordNames = () =>
  storedKeys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
