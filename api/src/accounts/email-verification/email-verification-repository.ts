import type { Insertable, Transaction } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';

type Trx = Transaction<Database>;

export async function insertLink(
  trx: Trx,
  link: Insertable<Database['email_verifications']>,
): Promise<void> {
  await trx.insertInto('email_verifications').values(link).execute();
}

/** When an account's working links were sent, oldest first. Links that no longer work are deleted. */
export async function workingLinks(trx: Trx, userId: number, now: Date): Promise<Date[]> {
  await trx
    .deleteFrom('email_verifications')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute();
  const rows = await trx
    .selectFrom('email_verifications')
    .select('created_at')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** Marks the address of a working link's account as verified; false if no such link works. */
export async function verifyByLink(db: Queryable, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .from('email_verifications as link')
    .set((eb) => ({ email_verified_at: eb.fn.coalesce('users.email_verified_at', eb.val(now)) }))
    .whereRef('users.id', '=', 'link.user_id')
    .where('users.erased_at', 'is', null)
    .where('link.token_hash', '=', hash)
    .where('link.expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
