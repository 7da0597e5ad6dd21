import { sql, type Kysely } from 'kysely';
import { inPlaces } from '../database/inPlaces';
import { inOneTrip } from '../database/oneTrip';
import { column } from '../database/plannedOnce';
import type { Database, Queryable } from '../database/schema';

/** The session that a token names; null in a token from before there were any. */
export interface SessionOf {
  userId: number;
  sessionId: string | null;
}

/** A session of an account that hasn't been deleted; its `session_id` is null if the account has no such session. */
export interface FoundSession {
  sessions_ended_at: Date | null;
  suspended_at: Date | null;
  session_id: string | null;
  revoked_at: Date | null;
}

/** Finds many sessions by one statement, each in its place; undefined without the account. */
export async function findSessions(
  db: Kysely<Database>,
  asked: SessionOf[],
): Promise<(FoundSession | undefined)[]> {
  const query = sql<FoundSession & { place: number }>`
    SELECT place, users.sessions_ended_at, users.suspended_at, session.session_id, session.revoked_at
    FROM unnest(${column(asked, 'userId', 'int')}, ${column(asked, 'sessionId', 'uuid')})
      WITH ORDINALITY AS asked (user_id, session_id, place)
    JOIN users ON users.id = asked.user_id AND users.erased_at IS NULL
    LEFT JOIN refresh_tokens AS session
      ON session.user_id = users.id AND session.session_id = asked.session_id`;
  const [rows] = await inOneTrip(db, [query]);
  return inPlaces(rows, asked.length);
}

/** Whether an account has a second step and a password, and when its user last proved in a session who they are. */
export async function findConfirmation(db: Queryable, userId: number, sessionId: string | null) {
  const row = await db
    .selectFrom('users')
    .leftJoin('refresh_tokens', (join) =>
      join
        .onRef('refresh_tokens.user_id', '=', 'users.id')
        .on('refresh_tokens.session_id', '=', sessionId),
    )
    .select(['two_step_since', 'password_hash', 'confirmed_at'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return {
    hasTwoStep: Boolean(row?.two_step_since),
    hasPassword: Boolean(row?.password_hash),
    confirmedAt: row?.confirmed_at ?? null,
  };
}
