import { sql, type Insertable, type Selectable, type Transaction } from 'kysely';
import type { PayoutAccountsTable } from '../../platform/database/payoutTables';
import type { Database, Queryable } from '../../platform/database/schema';

type Trx = Transaction<Database>;
export type PayoutAccountRow = Selectable<PayoutAccountsTable>;

interface Organizer {
  email: string;
  first_name: string;
  last_name: string;
  email_verified_at: Date | null;
}

const ORGANIZER = ['email', 'first_name', 'last_name', 'email_verified_at'] as const;

export function findOrganizer(db: Queryable, userId: number): Promise<Organizer | undefined> {
  return db
    .selectFrom('users')
    .select(ORGANIZER)
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Serializes changes of accounts with each other and with changes of the organizer's name. Not FOR UPDATE: a payout that
 * references the organizer would wait for the change, which waits for the payout's account.
 *
 * @returns the owner who names the account.
 */
export async function lockOrganizer(
  trx: Trx,
  { teamId, ownerId }: { teamId: number; ownerId: number },
): Promise<Organizer | undefined> {
  const rows = await trx
    .selectFrom('users')
    .select(['id', ...ORGANIZER])
    .where('id', 'in', [teamId, ownerId])
    .where('erased_at', 'is', null)
    // Two owners may act for each other's teams, and would deadlock without an order.
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.find(({ id }) => id === ownerId);
}

/** Whether somebody named the account that a team's money is paid out to. */
export async function namedAccountInUse(
  db: Queryable,
  { teamId, userId }: { teamId: number; userId: number },
): Promise<boolean> {
  const account = await db
    .selectFrom('payout_accounts')
    .select('id')
    .where('user_id', '=', teamId)
    .where('asked_by', '=', userId)
    .where('state', '=', 'CONFIRMED')
    .executeTakeFirst();
  return account !== undefined;
}

/** The owners of a team, who are told of a new account. */
export function listOwners(trx: Trx, teamId: number) {
  return trx
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select(['users.email', 'users.first_name'])
    .where('team_id', '=', teamId)
    .where('team_members.role', '=', 'OWNER')
    .where('left_at', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('users.id')
    .execute();
}

/** The account in use, and the one awaiting its code. */
export async function currentAccounts(db: Queryable, userId: number) {
  const rows = await db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '!=', 'REPLACED')
    .execute();
  return {
    confirmed: rows.find(({ state }) => state === 'CONFIRMED'),
    waiting: rows.find(({ state }) => state === 'WAITING'),
  };
}

/**
 * Locks the account that an organizer is paid to, so that it doesn't change until the transaction ends.
 *
 * @public for payouts
 */
export function lockPayoutAccount(trx: Trx, userId: number) {
  return trx
    .selectFrom('payout_accounts')
    .select(['id', 'recipient_code', 'bank_name', 'account_ending', 'paused_until'])
    .where('user_id', '=', userId)
    .where('state', '=', 'CONFIRMED')
    .forShare()
    .executeTakeFirst();
}

export async function insertWaiting(
  trx: Trx,
  account: Insertable<PayoutAccountsTable>,
): Promise<void> {
  await trx
    .updateTable('payout_accounts')
    .set({ state: 'REPLACED', ended_at: account.asked_at })
    .where('user_id', '=', account.user_id)
    .where('state', '=', 'WAITING')
    .execute();
  await trx.insertInto('payout_accounts').values(account).execute();
}

/** Replaces the waiting account's code. */
export async function setCode(
  trx: Trx,
  id: number,
  code: { code_hash: Buffer; code_expires_at: Date },
): Promise<void> {
  await trx
    .updateTable('payout_accounts')
    .set({ ...code, code_tries: 0 })
    .where('id', '=', id)
    .execute();
}

/** Uses up one try of the waiting account's code before comparing it; undefined if none is left. */
export async function takeTry(
  db: Queryable,
  userId: number,
  { maxTries, now }: { maxTries: number; now: Date },
): Promise<PayoutAccountRow | undefined> {
  return db
    .updateTable('payout_accounts')
    .set({ code_tries: sql`code_tries + 1` })
    .where('user_id', '=', userId)
    .where('state', '=', 'WAITING')
    .where('code_tries', '<', maxTries)
    .where('code_expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Puts the waiting account in use, in place of the one before; false if it no longer waits. */
export async function confirmAccount(
  trx: Trx,
  {
    id,
    userId,
    now,
    pausedUntil,
  }: { id: number; userId: number; now: Date; pausedUntil: Date | null },
): Promise<boolean> {
  const waiting = await trx
    .selectFrom('payout_accounts')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .forUpdate()
    .executeTakeFirst();
  if (!waiting) return false;
  await trx
    .updateTable('payout_accounts')
    .set({ state: 'REPLACED', ended_at: now })
    .where('user_id', '=', userId)
    .where('state', '=', 'CONFIRMED')
    .execute();
  await trx
    .updateTable('payout_accounts')
    .set({ state: 'CONFIRMED', confirmed_at: now, paused_until: pausedUntil })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Counts an attempt within the last `perMs`; if there were too many, when the next is allowed. Needs the organizer's lock. */
export async function countAttempt(
  trx: Trx,
  userId: number,
  { max, perMs, now }: { max: number; perMs: number; now: Date },
): Promise<Date | null> {
  await trx
    .deleteFrom('payout_account_attempts')
    .where('user_id', '=', userId)
    .where('at', '<=', new Date(now.getTime() - perMs))
    .execute();
  const made = await trx
    .selectFrom('payout_account_attempts')
    .select('at')
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
  const [oldest] = made;
  if (oldest && made.length >= max) return new Date(oldest.at.getTime() + perMs);
  await trx.insertInto('payout_account_attempts').values({ user_id: userId, at: now }).execute();
  return null;
}
