import { sql } from 'kysely';

/** The account that mail to a team goes to: its founder's, or once they have handed it over, that of its first owner. */
export const teamLead = (teamId: string) => sql<number>`coalesce((
  SELECT user_id FROM team_members
  WHERE team_members.team_id = ${sql.ref(teamId)} AND role = 'OWNER' AND left_at IS NULL
  ORDER BY user_id <> team_id, joined_at, user_id LIMIT 1), ${sql.ref(teamId)})`;
