import type { Queryable } from '../database/schema';

/**
 * A session of an account that hasn't been deleted; its `session_id` is null if the account has no such session. Undefined
 * without the account.
 */
export function findSession(db: Queryable, userId: number, sessionId: string | null) {
  return db
    .selectFrom('users')
    .leftJoin('refresh_tokens', (join) =>
      join
        .onRef('refresh_tokens.user_id', '=', 'users.id')
        .on('refresh_tokens.session_id', '=', sessionId),
    )
    .select([
      'users.sessions_ended_at',
      'users.suspended_at',
      'refresh_tokens.session_id',
      'refresh_tokens.revoked_at',
    ])
    .where('users.id', '=', userId)
    .where('users.erased_at', 'is', null)
    .executeTakeFirst();
}

/** Whether an account signs in with a second step, and when its user last proved in a session who they are. */
export async function findConfirmation(db: Queryable, userId: number, sessionId: string | null) {
  const row = await db
    .selectFrom('users')
    .leftJoin('refresh_tokens', (join) =>
      join
        .onRef('refresh_tokens.user_id', '=', 'users.id')
        .on('refresh_tokens.session_id', '=', sessionId),
    )
    .select(['two_step_since', 'confirmed_at'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return { hasTwoStep: Boolean(row?.two_step_since), confirmedAt: row?.confirmed_at ?? null };
}
