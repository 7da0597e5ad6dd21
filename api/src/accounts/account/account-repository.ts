import { expressionBuilder, sql, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { UNNAMED_HOLDER } from '../../platform/unnamedHolder';
import type { UserRow } from '../auth/auth-repository';
import { deleteChallengesOf } from '../two-step/challenges-repository';
import { deleteFactorsOf } from '../two-step/factors-repository';
import { deleteMails } from './own-mails-repository';

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

/** Deletes the user's drafts without orders, and returns them with the paths of their banners. */
export function deleteDrafts(trx: Trx, userId: number) {
  return trx
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
    .returning(['id', 'banner_image'])
    .execute();
}

/**
 * Removes the user's name and address from their tickets, with the pictures, and from tickets that others booked for them.
 * Other people whom the user named on a ticket stay: it is how they get in.
 *
 * @returns the pictures' paths.
 */
export async function stripTickets(
  trx: Trx,
  { id: userId, email, email_verified_at: verifiedAt }: UserRow,
): Promise<(string | null)[]> {
  const pictures = await dropPictures(trx, userId, email, verifiedAt !== null);
  await trx
    .updateTable('tickets')
    .set({ holder_name: null, holder_email: null })
    .where('user_id', '=', userId)
    .where((eb) => isHolder(email).or(eb('holder_email', 'is', null)))
    .execute();
  // Anybody can register an address that isn't theirs, so only who has verified it is its holder.
  if (verifiedAt !== null) {
    await trx
      .updateTable('tickets')
      .set({ holder_name: UNNAMED_HOLDER, holder_email: null })
      .where(isHolder(email))
      .execute();
  }
  return pictures.map(({ custom_image }) => custom_image);
}

/** Pictures of the user's tickets, except photos of others they named; and the user's own on tickets that others booked. */
async function dropPictures(trx: Trx, userId: number, email: string, isVerified: boolean) {
  const address = email.toLowerCase();
  const pictures = await trx
    .selectFrom('tickets')
    .select(['id', 'custom_image'])
    .where('custom_image', 'is not', null)
    .where(
      sql<boolean>`(user_id = ${userId}
          AND NOT (is_image_own AND coalesce(lower(holder_email) <> ${address}, false))
        OR ${isVerified}::boolean AND is_image_own AND lower(holder_email) = ${address})`,
    )
    .execute();
  const ids = pictures.map(({ id }) => id);
  await trx
    .updateTable('tickets')
    .set({ custom_image: null, is_image_own: false })
    .where('id', '=', sql<number>`ANY(${ids})`)
    .execute();
  return pictures;
}

const isHolder = (email: string) =>
  expressionBuilder<Database, 'tickets'>()(
    sql<string>`lower(holder_email)`,
    '=',
    email.toLowerCase(),
  );

/** Whom to tell that the user's name goes from a ticket they booked for an event that isn't over, each once per event. */
export function ownersOfTicketsFor(trx: Trx, user: UserRow, now: Date) {
  return trx
    .selectFrom('tickets')
    .innerJoin('users as owner', 'owner.id', 'tickets.user_id')
    .innerJoin('events', 'events.id', 'tickets.event_id')
    .select(['owner.email', 'owner.first_name as firstName', 'events.title as eventTitle'])
    .distinct()
    .where(sql<string>`lower(holder_email)`, '=', user.email.toLowerCase())
    .where('owner.id', '!=', user.id)
    .where('owner.erased_at', 'is', null)
    .where('tickets.status', '=', 'VALID')
    .where('events.end_date', '>', now)
    .execute();
}

/** Ends the user's open offers, and removes the names from all offers they made or were made. */
export async function stripTransfers(
  trx: Trx,
  { id, email, email_verified_at: verifiedAt }: UserRow,
  now: Date,
): Promise<void> {
  const isToAddress = sql<SqlBool>`lower(to_email) = ${email.toLowerCase()}`;
  const theirs = trx.updateTable('ticket_transfers').where((eb) =>
    eb.or([
      eb('from_user_id', '=', id),
      eb('to_user_id', '=', id),
      // Until an address is verified, tickets offered to it are somebody else's.
      ...(verifiedAt === null ? [] : [isToAddress]),
    ]),
  );
  await theirs.set({ status: 'WITHDRAWN', ended_at: now }).where('status', '=', 'OPEN').execute();
  await theirs.set({ to_name: '', to_email: '' }).execute();
}

/**
 * Deletes a user's bank accounts, also those they named for another's team, whose payouts then wait for another owner's; one
 * that money was sent to stays in the books, without its holder.
 */
async function forgetPayoutAccounts(trx: Trx, userId: number, now: Date): Promise<void> {
  const eb = expressionBuilder<Database, 'payout_accounts'>();
  const isTheirs = eb('user_id', '=', userId).or('asked_by', '=', userId);
  // Before the deletion: the team's next payout must not be made to one that is being deleted.
  await trx
    .updateTable('payout_accounts')
    .set({ account_name: '', first_name: '', last_name: '', state: 'REPLACED', ended_at: now })
    .where(isTheirs)
    .execute();
  await trx
    .deleteFrom('payout_accounts')
    .where(isTheirs)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('payouts')
        .select('account_id')
        .whereRef('payouts.organizer_id', '=', 'payout_accounts.user_id'),
    )
    .execute();
}

/** Deletes a user's memberships, and who was in their own team or invited to it. */
export async function forgetTeams(trx: Trx, userId: number): Promise<void> {
  await trx
    .deleteFrom('team_members')
    .where((eb) => eb('user_id', '=', userId).or('team_id', '=', userId))
    .execute();
  await trx.deleteFrom('team_invitations').where('team_id', '=', userId).execute();
}

/** Deletes credentials, open links, phone numbers, and mail to their address. */
export async function deleteTraces(trx: Trx, user: UserRow, now: Date): Promise<void> {
  const { id: userId, email, email_verified_at: verifiedAt } = user;
  await trx.deleteFrom('refresh_tokens').where('user_id', '=', userId).execute();
  await trx.deleteFrom('social_identities').where('user_id', '=', userId).execute();
  await deleteFactorsOf(trx, userId);
  await deleteChallengesOf(trx, userId);
  await trx.deleteFrom('email_verifications').where('user_id', '=', userId).execute();
  await trx.deleteFrom('reset_links').where('user_id', '=', userId).execute();
  await trx.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
  await trx.deleteFrom('saved_events').where('user_id', '=', userId).execute();
  await trx.deleteFrom('announcement_reads').where('user_id', '=', userId).execute();
  await trx
    .updateTable('orders')
    .set({ phone: null })
    .where('user_id', '=', userId)
    // Those are somebody else's, who was sold a ticket at the door.
    .where(sql<boolean>`NOT EXISTS (SELECT FROM door_sales WHERE order_id = orders.id)`)
    .execute();
  await forgetPayoutAccounts(trx, userId, now);
  await trx.deleteFrom('payout_account_attempts').where('user_id', '=', userId).execute();
  await trx.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
  await deleteMails(trx, user);
  // Anybody can register an address that isn't theirs: until it is verified, the invitations are somebody else's.
  if (verifiedAt === null) return;
  await trx
    .deleteFrom('team_invitations')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .execute();
}
