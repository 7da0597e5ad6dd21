import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/schema';

interface AskedBrowser {
  hash: Buffer;
  email: string;
  since: Date;
  /** Whether it counts if only a reset link made it known. */
  evenByReset: boolean;
}

/** Whether a browser has signed in to the account of an address since a moment. */
export async function isKnownBrowser(
  db: Queryable,
  { hash, email, since, evenByReset }: AskedBrowser,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_browsers')
    .innerJoin('users', 'users.id', 'known_browsers.user_id')
    .select('users.id')
    .where('token_hash', '=', hash)
    .where('signed_in_at', '>', since)
    .$if(!evenByReset, (query) => query.where('by_reset_link', '=', false))
    .where((eb) => eb(eb.fn<string>('lower', ['users.email']), '=', email))
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveKnownBrowser(
  db: Queryable,
  browser: { token_hash: Buffer; user_id: number; signed_in_at: Date; by_reset_link: boolean },
): Promise<void> {
  await db.insertInto('known_browsers').values(browser).execute();
}

/** Deletes all but an account's newest ones. */
export async function deleteOldBrowsers(
  db: Queryable,
  userId: number,
  kept: number,
): Promise<void> {
  await sql`
    DELETE FROM known_browsers WHERE token_hash IN (
      SELECT token_hash FROM known_browsers WHERE user_id = ${userId}
      ORDER BY signed_in_at DESC OFFSET ${kept})`.execute(db);
}

export async function deleteBrowser(db: Queryable, hash: Buffer): Promise<void> {
  await db.deleteFrom('known_browsers').where('token_hash', '=', hash).execute();
}

export async function deleteBrowsersOf(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
}
