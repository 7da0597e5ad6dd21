// Imported by package name, like a remote does: a relative path would bundle a second copy of the session.
import { promisifyRequest } from 'idb-keyval';
import { logProblem } from '@nzuko/shared-auth';

import { lastingKeys } from './lastingKeys';
import { memberDatabase } from '../storage/memberDatabase';

export { lastingKey } from './lastingKeys';

/**
 * Removes what is kept under lasting keys and is of no more use, whoever's it is: it outlives a session that expires, and who
 * borrowed this device may never come back to it.
 */
export async function removeLasting<Value>(isOver: (value: Value) => boolean): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  try {
    await memberDatabase()('readwrite', (store) => {
      const { from, to } = lastingKeys;
      const request = store.openCursor(IDBKeyRange.bound(from, to));
      request.onsuccess = () => {
        const { result: cursor } = request;
        if (!cursor) return;
        if (isOver(cursor.value as Value)) cursor.delete();
        cursor.continue();
      };
      return promisifyRequest(store.transaction);
    });
  } catch (error) {
    logProblem('storage', error);
  }
}
