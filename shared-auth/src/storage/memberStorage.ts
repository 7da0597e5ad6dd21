import { del, get, promisifyRequest, set } from 'idb-keyval';

import { logProblem } from '../logProblem';
import { isLasting, lastingKeys } from '../parts/lastingKeys';
import { memberDatabase } from './memberDatabase';

const memory = new Map<string, unknown>();

/**
 * A member's offline data on this device, for values too large for local storage. It is cleared when the session ends,
 * but values under a `lastingKey` outlive a session that expires. Keys include the member, since several may use one
 * device. If the browser refuses storage, values are kept in memory until the page closes.
 */
export const memberStorage = {
  /** The value under `key`, or undefined. */
  async get<Value>(key: string): Promise<Value | undefined> {
    try {
      return (await get<Value>(key, memberDatabase())) ?? (memory.get(key) as Value | undefined);
    } catch {
      return memory.get(key) as Value | undefined;
    }
  },

  /** Stores any value that can be structured-cloned. */
  async set(key: string, value: unknown): Promise<void> {
    try {
      await set(key, value, memberDatabase());
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },

  /** Removes the value under `key`. */
  async remove(key: string): Promise<void> {
    memory.delete(key);
    try {
      await del(key, memberDatabase());
    } catch (error) {
      logProblem('storage', error);
    }
  },
};

/**
 * Removes all members' data. Whoever's session has expired finds a booking without an answer when they are back: with another key,
 * they would be booked twice. Internal to this package.
 */
export async function clearMemberStorage(hasExpired: boolean): Promise<void> {
  for (const key of memory.keys()) {
    if (!hasExpired || !isLasting(key)) memory.delete(key);
  }
  if (!('indexedDB' in globalThis)) return;
  try {
    await memberDatabase()('readwrite', (store) => {
      if (hasExpired) {
        store.delete(IDBKeyRange.upperBound(lastingKeys.from, true));
        store.delete(IDBKeyRange.lowerBound(lastingKeys.to));
      } else {
        store.clear();
      }
      return promisifyRequest(store.transaction);
    });
  } catch (error) {
    logProblem('storage', error);
  }
}
