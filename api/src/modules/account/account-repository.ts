import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema';

type Trx = Transaction<Database>;

/** The user's published events that are not over; nobody buys for them before this transaction ends. */
export function lockEventsAhead(trx: Trx, userId: number, now: Date) {
  return trx
    .selectFrom('events')
    .select(['id', 'title', 'taken'])
    .where('organizer_id', '=', userId)
    .where('status', '=', 'PUBLISHED')
    .where('end_date', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function cancelEvents(trx: Trx, ids: number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('events')
    .set({ status: 'CANCELLED', updated_at: now })
    .where('id', 'in', ids)
    .execute();
}

/** Deletes the user's drafts that nobody ever ordered for, and answers the paths of their banners. */
export async function deleteDrafts(trx: Trx, userId: number): Promise<(string | null)[]> {
  const deleted = await trx
    .deleteFrom('events')
    .where('organizer_id', '=', userId)
    .where('status', '=', 'DRAFT')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('orders').select('orders.id').whereRef('orders.event_id', '=', 'events.id'),
        ),
      ),
    )
    .returning('banner_image')
    .execute();
  return deleted.map(({ banner_image }) => banner_image);
}

/**
 * Takes names, addresses and pictures off the user's tickets, and off those that others bought for them; answers the
 * pictures' paths.
 */
export async function stripTickets(
  trx: Trx,
  userId: number,
  email: string,
): Promise<(string | null)[]> {
  const pictures = await trx
    .selectFrom('tickets')
    .select('custom_image')
    .where('user_id', '=', userId)
    .where('custom_image', 'is not', null)
    .execute();
  await trx
    .updateTable('tickets')
    .set({ custom_image: null, holder_name: null, holder_email: null })
    .where('user_id', '=', userId)
    .execute();
  await trx
    .updateTable('tickets')
    .set({ holder_name: null, holder_email: null })
    .where((eb) => eb(eb.fn<string>('lower', ['holder_email']), '=', email.toLowerCase()))
    .execute();
  return pictures.map(({ custom_image }) => custom_image);
}

/** Deletes what only served the person: ways in, open links, and the mail to their address. */
export async function deleteTraces(trx: Trx, userId: number, email: string): Promise<void> {
  await trx.deleteFrom('refresh_tokens').where('user_id', '=', userId).execute();
  await trx.deleteFrom('social_identities').where('user_id', '=', userId).execute();
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await trx.deleteFrom('saved_events').where('user_id', '=', userId).execute();
  await trx.deleteFrom('announcement_reads').where('user_id', '=', userId).execute();
  await trx
    .deleteFrom('mails')
    .where((eb) => eb(eb.fn<string>('lower', ['recipient']), '=', email.toLowerCase()))
    .execute();
}
