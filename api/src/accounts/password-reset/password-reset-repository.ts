import type { Insertable, Selectable } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';

type PasswordResetRow = Selectable<Database['password_resets']>;

/** Stores a user's reset, replacing any earlier one. */
export async function replacePasswordReset(
  db: Queryable,
  reset: Required<Insertable<Database['password_resets']>>,
): Promise<void> {
  const { user_id: _, ...changes } = reset;
  await db
    .insertInto('password_resets')
    .values(reset)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute();
}

export function findPasswordReset(
  db: Queryable,
  link: { userId: number; hash: Buffer },
  now: Date,
): Promise<PasswordResetRow | undefined> {
  return db
    .selectFrom('password_resets')
    .selectAll()
    .where('user_id', '=', link.userId)
    .where('token_hash', '=', link.hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Deletes a reset and returns whether it existed, so that only one of two simultaneous uses succeeds. */
export async function takePasswordReset(
  db: Queryable,
  link: { userId: number; hash: Buffer },
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_resets')
    .where('user_id', '=', link.userId)
    .where('token_hash', '=', link.hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
