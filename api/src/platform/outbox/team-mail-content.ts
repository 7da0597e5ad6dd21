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

/**
 * To a member about somebody else's decision on them, to owners about somebody who left or handed the team over, and to whoever
 * handed it over.
 */
export type TeamNewsMail = { firstName: string; team: string } & (
  | { news: 'removed' }
  | { news: 'role_changed'; role: TeamRole }
  | { news: 'left'; name: string }
  // `to` is null in the mail to the new owner.
  | { news: 'handed_over'; from: string; to: string | null }
  | { news: 'handed_over_by_you'; to: string }
);
