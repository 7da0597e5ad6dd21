// Imported by package name, like a remote does: a relative path would bundle a second copy of the session. The database is the one
// that the session's end clears.
import { delMany, get, keys, set } from 'idb-keyval';
import { logProblem, sessionStore } from '@nzuko/shared-auth';

import { memberDatabase } from '../storage/memberDatabase';

const memory = new Map<string, string>();
sessionStore.subscribe(({ status }) => {
  if (status === 'unauthenticated') memory.clear();
});

/** How much a page may hold itself where the browser keeps nothing. */
const MEMORY_FILES = 500;

/** No other key of this database begins like this. */
const nameOf = (folder: string, name: string) => `file/${folder}/${name}`;

/**
 * Many small files of a member on this device, as text, such as `data:` URLs; cleared with `memberStorage` when the session ends. For
 * what can be fetched again: a full device keeps what it has and refuses more. If the browser has no database, some are held in
 * memory until the page closes.
 */
export const memberFiles = {
  /** The names of a folder's files. */
  async names(folder: string): Promise<string[]> {
    const prefix = nameOf(folder, '');
    const kept = await tried(() => keys<string>(memberDatabase()), []);
    return [...kept, ...memory.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  },

  /** A file's text, or undefined. */
  async get(folder: string, name: string): Promise<string | undefined> {
    const key = nameOf(folder, name);
    const held = memory.get(key);
    if (held !== undefined) return held;
    return tried(() => get<string>(key, memberDatabase()), undefined);
  },

  /** Keeps a file. False if there is no room for it. */
  async put(folder: string, name: string, text: string): Promise<boolean> {
    const key = nameOf(folder, name);
    if ('indexedDB' in globalThis) {
      try {
        await set(key, text, memberDatabase());
        return true;
      } catch (error) {
        if (isFull(error)) return false;
        logProblem('storage', error);
      }
    }
    if (memory.size >= MEMORY_FILES) return false;
    memory.set(key, text);
    return true;
  },

  /** Removes files; all of the folder without names. */
  async remove(folder: string, names?: readonly string[]): Promise<void> {
    const keys = (names ?? (await memberFiles.names(folder))).map((name) => nameOf(folder, name));
    keys.forEach((key) => memory.delete(key));
    if (keys.length === 0 || !('indexedDB' in globalThis)) return;
    try {
      await delMany(keys, memberDatabase());
    } catch (error) {
      logProblem('storage', error);
    }
  },
};

async function tried<Value>(read: () => Promise<Value>, otherwise: Value): Promise<Value> {
  if (!('indexedDB' in globalThis)) return otherwise;
  try {
    return await read();
  } catch (error) {
    logProblem('storage', error);
    return otherwise;
  }
}

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
