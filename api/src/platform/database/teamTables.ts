import type { ColumnType, Generated } from 'kysely';
import type { TeamRole } from '../teams/rights';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** Its id is its founder's, as `organizer_id` of events and of the books. */
interface TeamsTable {
  id: number;
  created_at: Stamp;
  /** Since when its members need two-step sign-in; null if they don't. */
  two_step_since: Date | null;
}

interface TeamMembersTable {
  team_id: number;
  user_id: number;
  role: TeamRole;
  /** The events that the member works on; null for all, also those to come. */
  event_ids: number[] | null;
  /** Counts changes, so that nobody overwrites one they haven't seen. */
  version: Generated<number>;
  joined_at: Stamp;
  /** Kept, so that a former member is told so. */
  left_at: Date | null;
}

interface TeamInvitationsTable {
  id: Generated<number>;
  team_id: number;
  email: string;
  role: TeamRole;
  event_ids: number[] | null;
  token_hash: Buffer;
  invited_by: number;
  created_at: Date;
  expires_at: Date;
  /** When it was accepted or withdrawn. */
  ended_at: Date | null;
  accepted_by: number | null;
}

export interface TeamTables {
  teams: TeamsTable;
  team_members: TeamMembersTable;
  team_invitations: TeamInvitationsTable;
}
