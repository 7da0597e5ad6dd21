import { sql } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import type { Queryable } from '../../platform/database/schema';
import type { TeamRole } from '../../platform/teams/rights';

export interface AccountRow {
  email_verified_at: Date | null;
  has_password: boolean;
  providers: ('google' | 'github')[];
  open_sessions: number;
  last_seen_at: Date | null;
  suspension_id: number | null;
  suspension_reason: string | null;
  suspender: string | null;
}

export interface AccountTeamRow {
  id: number;
  name: string;
  role: TeamRole;
  joined_at: Date;
}

/** An account's further details for the desk; undefined if it was erased. Never selects a secret or its hash. */
export async function findAccount(
  db: Queryable,
  id: number,
  now: Date,
): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    SELECT users.email_verified_at, users.password_hash IS NOT NULL AS has_password,
      ARRAY(SELECT provider FROM social_identities
        WHERE user_id = users.id ORDER BY provider) AS providers,
      (SELECT count(*) FROM refresh_tokens
        WHERE user_id = users.id AND revoked_at IS NULL AND expires_at > ${now}) AS open_sessions,
      (SELECT max(coalesce(rotated_at, created_at)) FROM refresh_tokens
        WHERE user_id = users.id) AS last_seen_at,
      suspensions.id AS suspension_id, suspensions.reason AS suspension_reason,
      ${fullName('suspender')} AS suspender
    FROM users
    LEFT JOIN suspensions ON suspensions.account_id = users.id AND lifted_at IS NULL
    LEFT JOIN users AS suspender ON suspender.id = suspensions.suspended_by
    WHERE users.id = ${id} AND users.erased_at IS NULL`.execute(db);
  return rows[0];
}

/** The teams that somebody is in, except their own. */
export async function listTeams(db: Queryable, id: number): Promise<AccountTeamRow[]> {
  const { rows } = await sql<AccountTeamRow>`
    SELECT team_id AS id, ${fullName('founder')} AS name,
      team_members.role, joined_at
    FROM team_members JOIN users AS founder ON founder.id = team_id
    WHERE user_id = ${id} AND team_id <> user_id AND left_at IS NULL
    ORDER BY joined_at DESC, team_id`.execute(db);
  return rows;
}
