import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { UserRow } from '../auth/auth-repository';

type Trx = Transaction<Database>;

/** Locks the user's published events that aren't over, so that nobody buys tickets until the transaction ends. */
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

/** Deletes the user's drafts without orders, and returns the paths of their banners. */
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
 * Removes names, addresses and pictures from the user's tickets, and from those others bought for them; returns the
 * pictures' paths.
 */
export async function stripTickets(
  trx: Trx,
  { id: userId, email, email_verified_at: verifiedAt }: UserRow,
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
    // Not from tickets without an account, where they identify the owner: otherwise someone could remove them by registering an
    // address that isn't theirs.
    .$if(verifiedAt === null, (query) => query.where('user_id', 'is not', null))
    .execute();
  return pictures.map(({ custom_image }) => custom_image);
}

/** Ends the user's open offers, and removes the names from all offers they made. */
export async function stripTransfers(trx: Trx, userId: number, now: Date): Promise<void> {
  const mine = trx.updateTable('ticket_transfers').where('from_user_id', '=', userId);
  await mine.set({ status: 'WITHDRAWN', ended_at: now }).where('status', '=', 'OPEN').execute();
  await mine.set({ to_name: '', to_email: '' }).execute();
}

/** Deletes credentials, open links, phone numbers, and mail to their address. */
export async function deleteTraces(trx: Trx, userId: number, email: string): Promise<void> {
  await trx.deleteFrom('refresh_tokens').where('user_id', '=', userId).execute();
  await trx.deleteFrom('social_identities').where('user_id', '=', userId).execute();
  await trx.deleteFrom('email_verifications').where('user_id', '=', userId).execute();
  await trx.deleteFrom('reset_links').where('user_id', '=', userId).execute();
  await trx.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
  await trx.deleteFrom('saved_events').where('user_id', '=', userId).execute();
  await trx.deleteFrom('announcement_reads').where('user_id', '=', userId).execute();
  await trx.updateTable('orders').set({ phone: null }).where('user_id', '=', userId).execute();
  await trx.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
  await trx
    .deleteFrom('mails')
    .where((eb) => eb(eb.fn<string>('lower', ['recipient']), '=', email.toLowerCase()))
    .execute();
}
