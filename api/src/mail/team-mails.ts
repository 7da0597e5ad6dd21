import type { TeamInvitationMail } from '../platform/outbox/team-mail-content';
import type { TeamRole } from '../platform/teams/rights';
import { DEFAULT_TIMEZONE, formatInZone } from '../platform/timezones';
import type { MailBody } from './mail-layout';

const AS: Record<TeamRole, string> = {
  OWNER: 'an owner: you’d have full access and decide who’s on the team',
  MANAGER: 'a manager: you’d run events and write to their attendees',
  FINANCE: 'finance staff: you’d see the money, request payouts and refund tickets',
  DOOR: 'door staff: you’d scan tickets at the door',
};

export function teamInvitationBody(data: TeamInvitationMail, publicUrl: string): MailBody {
  const { from, team, role, token, expiresAt } = data;
  return {
    subject: `${from} invites you to a team on Nzuko`,
    heading: 'Hello,',
    paragraphs: [
      `${from} invites you to join ${team}’s team as ${AS[role]}.`,
      'Sign in with this email address to accept, or create an account with it. The link works once. If you don’t want to join, ignore this email.',
    ],
    facts: [['Accept by', formatInZone(new Date(expiresAt), DEFAULT_TIMEZONE)]],
    link: {
      label: 'See the invitation',
      url: `${publicUrl}/invitations/${encodeURIComponent(token)}`,
    },
  };
}
