import { sql } from 'kysely';
import type { Queryable } from '../database/schema';

/** Whether a team needs two-step sign-in of a member who hasn't turned it on. */
export const lacksTwoStep =
  sql<boolean>`teams.two_step_since IS NOT NULL AND users.two_step_since IS NULL`.as(
    'lacks_two_step',
  );

/** An account's row in a team, also after it has left; undefined if it never was in it. */
export function findMember(db: Queryable, teamId: number, userId: number) {
  return db
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select(['team_members.role', 'event_ids', 'left_at', lacksTwoStep])
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** An account's rows in every team. */
export function findMemberships(db: Queryable, userId: number) {
  return db
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select(['team_id', 'team_members.role', 'left_at', lacksTwoStep])
    .where('user_id', '=', userId)
    .execute();
}
