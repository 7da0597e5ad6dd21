import { sql, type Insertable, type Selectable, type Transaction } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import type { Database, Queryable } from '../../platform/database/schema';

type Trx = Transaction<Database>;

export type PasskeyRow = Selectable<Database['passkeys']>;

/** An account's authenticator app, also one whose first code has not been entered. */
export function findApp(db: Queryable, userId: number) {
  return db
    .selectFrom('authenticator_apps')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Begins to add an app, instead of one that was begun before. */
export async function startApp(
  trx: Trx,
  app: { user_id: number; secret: string; started_at: Date },
): Promise<void> {
  await trx
    .insertInto('authenticator_apps')
    .values(app)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...app, last_step: 0 }))
    .execute();
}

/**
 * Uses up a code's time step, and those before it. False if it was used up already: of two requests with the same code, one
 * gets true.
 */
export async function takeStep(trx: Trx, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function finishApp(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('authenticator_apps')
    .set({ added_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/** @returns whether there was one. */
export async function deleteApp(trx: Trx, userId: number): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .returning('added_at')
    .executeTakeFirst();
  return Boolean(deleted?.added_at);
}

export function listPasskeys(db: Queryable, userId: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Undefined if somebody has this passkey already. */
export function insertPasskey(
  trx: Trx,
  passkey: Insertable<Database['passkeys']>,
): Promise<PasskeyRow | undefined> {
  return trx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function notePasskeyUse(
  trx: Trx,
  id: number,
  use: { counter: number; used_at: Date },
): Promise<void> {
  await trx.updateTable('passkeys').set(use).where('id', '=', id).execute();
}

/** @returns its name; undefined if the account has no such passkey. */
export async function deletePasskey(
  trx: Trx,
  userId: number,
  id: number,
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export async function replaceRecoveryCodes(
  trx: Trx,
  userId: number,
  hashes: Buffer[],
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

/** Uses up a recovery code; false if it is not one of the account's. */
export async function takeRecoveryCode(trx: Trx, userId: number, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Queryable, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return left;
}

/**
 * Keeps `two_step_since` in step with the account's factors. Call it after every change, under the lock of its row.
 *
 * @returns whether it has anything.
 */
export async function noteFactors(trx: Trx, userId: number, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('users')
    .set({
      two_step_since: sql<Date | null>`CASE
        WHEN EXISTS (SELECT FROM passkeys WHERE user_id = users.id)
          OR EXISTS (SELECT FROM authenticator_apps WHERE user_id = users.id AND added_at IS NOT NULL)
        THEN coalesce(two_step_since, ${now}) END`,
    })
    .where('id', '=', userId)
    .returning('two_step_since')
    .executeTakeFirst();
  return Boolean(row?.two_step_since);
}

/** Deletes everything an account signs in with besides its password. */
export async function deleteFactorsOf(trx: Trx, userId: number): Promise<void> {
  for (const table of ['authenticator_apps', 'passkeys', 'recovery_codes'] as const) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await trx.updateTable('users').set({ two_step_since: null }).where('id', '=', userId).execute();
}

/** The names of somebody's teams that need two-step sign-in. */
export async function listDemandingTeams(db: Queryable, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .innerJoin('users as founder', 'founder.id', 'teams.id')
    .select(fullName('founder').as('name'))
    .where('team_members.user_id', '=', userId)
    .where('left_at', 'is', null)
    .where('teams.two_step_since', 'is not', null)
    .orderBy('teams.id')
    .execute();
  return rows.map(({ name }) => name);
}
