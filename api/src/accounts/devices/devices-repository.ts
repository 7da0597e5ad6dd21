import { openSessionsOf } from '../auth/sessions-repository';
import type { Queryable } from '../../platform/database/schema';

/** An account's open sessions, the last used first. */
export function listSessions(db: Queryable, userId: number, now: Date) {
  return openSessionsOf(db, userId, now)
    .select(['id', 'session_id', 'user_agent', 'created_at'])
    .select(({ fn }) => fn.coalesce('rotated_at', 'created_at').as('used_at'))
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** @returns whether the account had such an open session. */
export async function endSession(
  db: Queryable,
  session: { id: number; userId: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refresh_tokens')
    .set({ revoked_at: now })
    .where('id', '=', session.id)
    .where('user_id', '=', session.userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
