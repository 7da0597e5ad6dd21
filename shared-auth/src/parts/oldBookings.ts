// Imported by package name, like a remote does: a relative path would bundle a second copy of the session.
import { promisifyRequest } from 'idb-keyval';
import { logProblem } from '@nzuko/shared-auth';

import { memberDatabase } from '../storage/memberDatabase';

/**
 * Removes what is kept of bookings that have had no answer for so long, whoever's they are, with names, addresses and pictures: they
 * outlive a session that expires, and who borrowed this device may never come back to it.
 */
export async function removeOldBookings(keptMs: number): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  try {
    await memberDatabase()('readwrite', (store) => {
      // `!` follows a space.
      const bookings = store.openCursor(IDBKeyRange.bound('booking ', 'booking!'));
      bookings.onsuccess = () => {
        const { result: booking } = bookings;
        if (!booking) return;
        const { pressedAt } = booking.value as { pressedAt: number };
        if (Date.now() - pressedAt >= keptMs) booking.delete();
        booking.continue();
      };
      return promisifyRequest(store.transaction);
    });
  } catch (error) {
    logProblem('storage', error);
  }
}
