import type { TeamRole } from '../api/teamsApi';

/** The roles of a team, and what each is for. */
export const teamRoles: Record<TeamRole, { label: string; text: string }> = {
  OWNER: { label: 'Owner', text: 'Everything, including the team and the payout account.' },
  MANAGER: { label: 'Manager', text: 'Events, attendees, check-in and messages. No payouts.' },
  FINANCE: { label: 'Finance', text: 'Sales, payouts, statements and refunds.' },
  DOOR: { label: 'Door', text: 'Scanning tickets at the door, and nothing else.' },
};

export const teamRoleOptions = Object.entries(teamRoles).map(([value, { label }]) => ({
  value,
  label,
}));
