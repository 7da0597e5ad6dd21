import type { ReadOwnAnnouncements } from '../../accounts';
import { listAllReceived, listSent } from './announcements-repository';

/** Announcements in a user's data export. */
export const readOwnAnnouncements: ReadOwnAnnouncements = async (db, userId) => ({
  received: await listAllReceived(db, userId),
  sent: await listSent(db, { authorId: userId }),
});
