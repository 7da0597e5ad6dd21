import type { TeamRole } from '../teams/rights';

/** To somebody who may have no account. */
export interface TeamInvitationMail {
  from: string;
  team: string;
  role: TeamRole;
  /** Of the link; encrypted while queued. */
  token: string;
  expiresAt: string;
}
