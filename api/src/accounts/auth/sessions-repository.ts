import { sql, type Insertable, type Transaction } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';

type Trx = Transaction<Database>;

/** Names a session by its id; one from before decision 0059 by its refresh token's hash. */
export type SessionKey = { sessionId: string } | { hash: Buffer };

const isSession = (key: SessionKey) =>
  'hash' in key
    ? sql<boolean>`token_hash = ${key.hash}`
    : sql<boolean>`session_id = ${key.sessionId}`;

export async function insertSession(
  db: Queryable,
  session: Insertable<Database['refresh_tokens']>,
): Promise<void> {
  await db.insertInto('refresh_tokens').values(session).execute();
}

/** A session with its user, locked until the transaction ends, so that it is renewed or ended by one request at a time. */
export function lockSession(trx: Trx, key: SessionKey) {
  return trx
    .selectFrom('refresh_tokens')
    .innerJoin('users', 'users.id', 'refresh_tokens.user_id')
    .select([
      'refresh_tokens.id',
      'refresh_tokens.user_id',
      'refresh_tokens.session_id',
      'refresh_tokens.generation',
      'refresh_tokens.expires_at',
      'refresh_tokens.revoked_at',
      'users.role',
      'users.email',
    ])
    .select(({ fn }) =>
      fn.coalesce('refresh_tokens.rotated_at', 'refresh_tokens.created_at').as('rotated_at'),
    )
    .where(isSession(key))
    .forUpdate('refresh_tokens')
    .executeTakeFirst();
}

export type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

export async function updateSession(
  trx: Trx,
  id: number,
  changes: {
    session_id?: string;
    token_hash?: Buffer;
    generation?: number;
    rotated_at?: Date;
    revoked_at?: Date;
  },
): Promise<void> {
  await trx.updateTable('refresh_tokens').set(changes).where('id', '=', id).execute();
}

/** Notes that a session's user has just proved who they are. */
export async function confirmSession(trx: Trx, sessionId: string, now: Date): Promise<void> {
  await trx
    .updateTable('refresh_tokens')
    .set({ confirmed_at: now })
    .where('session_id', '=', sessionId)
    .execute();
}

/** A user's sessions that have neither been ended nor run out. */
export const openSessionsOf = (db: Queryable, userId: number, now: Date) =>
  db
    .selectFrom('refresh_tokens')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);

/** Ends a user's open sessions, except those used last. */
export async function keepLastUsed(trx: Trx, userId: number, kept: number, now: Date) {
  const others = openSessionsOf(trx, userId, now)
    .select('id')
    .orderBy(({ fn }) => fn.coalesce('rotated_at', 'created_at'), 'desc')
    .orderBy('id', 'desc')
    .offset(kept);
  await trx
    .updateTable('refresh_tokens')
    .set({ revoked_at: now })
    .where('id', 'in', others)
    .execute();
}

export async function isSessionOpen(
  db: Queryable,
  { userId, sessionId }: { userId: number; sessionId: string },
  now: Date,
): Promise<boolean> {
  const session = openSessionsOf(db, userId, now).select('id').where('session_id', '=', sessionId);
  return (await session.executeTakeFirst()) !== undefined;
}

/** Ends all of a user's sessions, except one. */
export async function endSessionsOf(
  trx: Trx,
  userId: number,
  kept: SessionKey | null,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('refresh_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(kept !== null, (query) =>
      query.where(sql<boolean>`${kept && isSession(kept)} IS NOT TRUE`),
    )
    .execute();
}

export async function deleteExpiredSessions(
  db: Queryable,
  userId: number,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('refresh_tokens')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute();
}
