import type { Queryable } from '../database/schema';

/** An account's row in a team, also after it has left; undefined if it never was in it. */
export function findMember(db: Queryable, teamId: number, userId: number) {
  return db
    .selectFrom('team_members')
    .select(['role', 'event_ids', 'left_at'])
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** An account's rows in every team. */
export function findMemberships(db: Queryable, userId: number) {
  return db
    .selectFrom('team_members')
    .select(['team_id', 'role', 'left_at'])
    .where('user_id', '=', userId)
    .execute();
}
