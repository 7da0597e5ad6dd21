import type { TeamInvitationMail, TeamNewsMail } from '../platform/outbox/team-mail-content';
import type { TeamRole } from '../platform/teams/rights';
import { inLagos } from '../platform/timezones';
import type { MailBody } from './mail-layout';

/** Each role's name in a sentence, and its rights in words. */
const ROLES: Record<TeamRole, { a: string; title: string; acts: string }> = {
  OWNER: { a: 'an ', title: 'owner', acts: 'have full access and decide who’s on the team' },
  MANAGER: { a: 'a ', title: 'manager', acts: 'run events and write to their attendees' },
  FINANCE: {
    a: '',
    title: 'finance staff',
    acts: 'see the money, request payouts and refund tickets',
  },
  DOOR: { a: '', title: 'door staff', acts: 'scan tickets at the door' },
};

export function teamInvitationBody(data: TeamInvitationMail, publicUrl: string): MailBody {
  const { from, team, role, token, expiresAt } = data;
  const { a, title, acts } = ROLES[role];
  return {
    subject: `${from} invites you to a team on Nzuko`,
    heading: 'Hello,',
    paragraphs: [
      `${from} invites you to join ${team}’s team as ${a}${title}: you’d ${acts}.`,
      'Sign in with this email address to accept, or create an account with it. The link works once. If you don’t want to join, ignore this email.',
    ],
    facts: [['Accept by', inLagos(new Date(expiresAt))]],
    link: {
      label: 'See the invitation',
      url: `${publicUrl}/invitations/${encodeURIComponent(token)}`,
    },
  };
}

export function teamNewsBody(data: TeamNewsMail, publicUrl: string): MailBody {
  const heading = `Hello ${data.firstName},`;
  const dashboard = { label: 'Open your dashboard', url: `${publicUrl}/dashboard` };
  switch (data.news) {
    case 'removed':
      return {
        subject: `You’re no longer in ${data.team}’s team`,
        heading,
        paragraphs: [
          `An owner has removed you from ${data.team}’s team, so you can’t see or run its events any more. Your own tickets and events aren’t affected.`,
        ],
        link: dashboard,
      };
    case 'role_changed': {
      const { title, acts } = ROLES[data.role];
      return {
        subject: `Your role in ${data.team}’s team is now ${title}`,
        heading,
        paragraphs: [`An owner has changed your role in ${data.team}’s team. You can now ${acts}.`],
        link: dashboard,
      };
    }
    case 'left':
      return {
        subject: `${data.name} has left your team`,
        heading,
        paragraphs: [
          `${data.name} has left ${data.team}’s team, and can’t see or run its events any more.`,
        ],
        link: { label: 'See your team', url: `${publicUrl}/dashboard?tab=team` },
      };
    case 'handed_over':
      return {
        subject: `${data.from} has handed over ${data.team}’s team`,
        heading,
        paragraphs: [
          `${data.from} has handed ${data.team}’s team over to ${data.to ?? 'you'}, and is now a manager. You’re still an owner.`,
        ],
        link: { label: 'See your team', url: `${publicUrl}/dashboard?tab=team` },
      };
    case 'handed_over_by_you':
      return {
        subject: `You handed over ${data.team}’s team`,
        heading,
        paragraphs: [
          `You handed ${data.team}’s team over to ${data.to} and are now a manager. You can still ${ROLES.MANAGER.acts}.`,
          'If this wasn’t you, set a new password right away. That signs out every device. Then reply to this email.',
        ],
        link: { label: 'Set a new password', url: `${publicUrl}/reset-password` },
        otherLinks: [dashboard],
        asksForReply: true,
      };
  }
}
