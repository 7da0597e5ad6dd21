import { clear, createStore, get, set, type UseStore } from 'idb-keyval';

import { logProblem } from '../logProblem';

const memory = new Map<string, unknown>();
let store: UseStore | undefined;

const opened = () => (store ??= createStore('event-member', 'kept'));

/**
 * What a member keeps on this device for a time without network: larger than local storage takes, and gone with the
 * session. Keys name the member, since one device may see several. Where the browser refuses to store, values live in
 * memory until the page closes.
 */
export const memberStorage = {
  /** The value under `key`, or undefined. */
  async get<Value>(key: string): Promise<Value | undefined> {
    try {
      return (await get<Value>(key, opened())) ?? (memory.get(key) as Value | undefined);
    } catch {
      return memory.get(key) as Value | undefined;
    }
  },

  /** Keeps what structured cloning can copy. */
  async set(key: string, value: unknown): Promise<void> {
    try {
      await set(key, value, opened());
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
};

/** Forgets everything kept, of every member. Inside this package only. */
export async function clearMemberStorage(): Promise<void> {
  memory.clear();
  if (!('indexedDB' in globalThis)) return;
  try {
    await clear(opened());
  } catch (error) {
    logProblem('storage', error);
  }
}
