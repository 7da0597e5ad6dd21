import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { checksPhotos } from '../../platform/door-photos-repository';

type Trx = Transaction<Database>;

/** Whether photos are checked at an event's door. */
export async function arePhotosChecked(trx: Trx, eventId: number): Promise<boolean> {
  const event = await trx
    .selectFrom('events')
    .select(checksPhotos)
    .where('events.id', '=', eventId)
    .executeTakeFirst();
  return event?.checks_photos ?? false;
}

/** Gives one locked ticket its own picture; null removes its picture. */
export async function putOwnImage(trx: Trx, ticketId: number, path: string | null): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ custom_image: path, is_image_own: path !== null })
    .where('id', '=', ticketId)
    .execute();
}
