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

/** To a member of whom somebody else has decided, and to owners of somebody who has left. */
export type TeamNewsMail = { firstName: string; team: string } & (
  | { news: 'removed' }
  | { news: 'role_changed'; role: TeamRole }
  | { news: 'left'; name: string }
);
