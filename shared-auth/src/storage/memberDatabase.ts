import { createStore, type UseStore } from 'idb-keyval';

let store: UseStore | undefined;

/** The database of what members keep on this device. Throws where the browser has none. */
export const memberDatabase = (): UseStore => (store ??= createStore('event-member', 'kept'));
