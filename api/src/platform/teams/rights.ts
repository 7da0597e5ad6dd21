export const TEAM_ROLES = ['OWNER', 'MANAGER', 'FINANCE', 'DOOR'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/**
 * The rights of a team's members:
 * - `events`: create, edit, publish and cancel events, and see drafts
 * - `messages`: write to attendees
 * - `guests`: see and find attendees with their addresses, and resend tickets
 * - `sales`: see sold tickets and their buyers
 * - `figures`: see how many tickets were sold, and what they brought
 * - `money`: see balances and statements, request payouts, refund tickets
 * - `payout_account`: choose where payouts go, and the tax number
 * - `door`: scan tickets, and see the list at the door
 * - `gates`: make, see, move and revoke links for helpers at the door
 * - `team`: invite and remove members, change them, hand over the team
 */
export const RIGHTS = [
  'events',
  'messages',
  'guests',
  'sales',
  'figures',
  'money',
  'payout_account',
  'door',
  'gates',
  'team',
] as const;
export type Right = (typeof RIGHTS)[number];

/** The only table of rights: every check of who may do what reads it. */
export const RIGHTS_OF: Readonly<Record<TeamRole, readonly Right[]>> = {
  OWNER: RIGHTS,
  MANAGER: ['events', 'messages', 'guests', 'sales', 'figures', 'door', 'gates'],
  FINANCE: ['sales', 'figures', 'money'],
  DOOR: ['door'],
};

export const hasRight = (role: TeamRole, right: Right): boolean => RIGHTS_OF[role].includes(right);
