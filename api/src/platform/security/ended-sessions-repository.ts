import type { Queryable } from '../database/schema';

/** Whose sessions were all ended after a moment, and when. */
export function sessionsEndedSince(db: Queryable, since: Date) {
  return db
    .selectFrom('users')
    .select(['id', 'sessions_ended_at'])
    .where('sessions_ended_at', '>', since)
    .execute();
}
