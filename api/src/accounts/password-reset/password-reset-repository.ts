import type { Selectable } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';

type ResetLinkRow = Selectable<Database['reset_links']>;

export async function insertResetLink(db: Queryable, link: ResetLinkRow): Promise<void> {
  await db.insertInto('reset_links').values(link).execute();
}

/** Deletes a user's links that were made before a moment and have expired, and returns how many are left. */
export async function countResetLinks(
  db: Queryable,
  userId: number,
  { since, now }: { since: Date; now: Date },
): Promise<number> {
  await db
    .deleteFrom('reset_links')
    .where('user_id', '=', userId)
    .where('created_at', '<=', since)
    // The newest may have been renewed since.
    .where('expires_at', '<=', now)
    .execute();
  const { links } = await db
    .selectFrom('reset_links')
    .select((eb) => eb.fn.countAll<number>().as('links'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(links);
}

/** Makes the user's newest link last until then. */
export async function renewNewestLink(
  db: Queryable,
  userId: number,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('reset_links')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', (eb) =>
      eb
        .selectFrom('reset_links as newest')
        .select('newest.token_hash')
        .where('newest.user_id', '=', userId)
        .orderBy('newest.created_at', 'desc')
        .limit(1),
    )
    .execute();
}

export function findResetLink(
  db: Queryable,
  link: { userId: number; hash: Buffer },
  now: Date,
): Promise<ResetLinkRow | undefined> {
  return db
    .selectFrom('reset_links')
    .selectAll()
    .where('user_id', '=', link.userId)
    .where('token_hash', '=', link.hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
