import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import { TERMS_VERSION } from '../../platform/terms';

export type UserRow = Selectable<Database['users']>;

/** Adds an account whose owner has accepted the current terms. */
export function insertUser(db: Queryable, user: Insertable<Database['users']>): Promise<UserRow> {
  const row = { ...user, terms_version: TERMS_VERSION };
  return db.insertInto('users').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Fields that no two accounts may share. */
export type UniqueField = 'email' | 'username';

/** Which of the two another account already has, ignoring case. */
export async function findTaken(
  db: Queryable,
  wanted: Record<UniqueField, string>,
): Promise<UniqueField[]> {
  const { rows } = await sql<{ field: UniqueField }>`
    SELECT 'email' AS field FROM users WHERE lower(email) = lower(${wanted.email})
    UNION ALL
    SELECT 'username' FROM users WHERE lower(username) = lower(${wanted.username})`.execute(db);
  return rows.map(({ field }) => field);
}

/** An account that hasn't been deleted, by its address in lower case. */
export function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  return byEmail(db, email).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function lockUserByEmail(trx: Queryable, email: string): Promise<UserRow | undefined> {
  return byEmail(trx, email).forNoKeyUpdate().executeTakeFirst();
}

function byEmail(db: Queryable, email: string) {
  return db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .where('erased_at', 'is', null);
}

/** An account that hasn't been deleted. */
export function findUserById(db: Queryable, id: number): Promise<UserRow | undefined> {
  return byId(db, id).executeTakeFirst();
}

/**
 * The same, locked until the transaction ends. Call it before touching anything that belongs to the account, so that
 * changes to one account take turns. NO KEY, so that inserts that only reference the user don't wait.
 */
export function lockUserById(trx: Queryable, id: number): Promise<UserRow | undefined> {
  return byId(trx, id).forNoKeyUpdate().executeTakeFirst();
}

function byId(db: Queryable, id: number) {
  return db.selectFrom('users').selectAll().where('id', '=', id).where('erased_at', 'is', null);
}

export function updateUser(
  db: Queryable,
  id: number,
  changes: Partial<Omit<UserRow, 'id' | 'created_at'>>,
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function countSignIn(db: Queryable, id: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ sign_ins: sql<number>`sign_ins + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteResetLinksOf(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom('reset_links').where('user_id', '=', userId).execute();
}

/** Why an account is suspended; undefined if it isn't. */
export async function findSuspension(
  db: Queryable,
  accountId: number,
): Promise<{ since: string; reason: string } | undefined> {
  const row = await db
    .selectFrom('suspensions')
    .select(['suspended_at', 'reason'])
    .where('account_id', '=', accountId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  return row && { since: row.suspended_at.toISOString(), reason: row.reason };
}
