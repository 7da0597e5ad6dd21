import { contentOf } from '../mail/mail-delivery';
import { renderMail } from '../mail/mail-templates';
import { mailSeal } from '../platform/security/sealing';
import type { TeamRole } from '../platform/teams/rights';
import { TicketCodes } from '../sales/tickets/ticket-codes';
import type { TestUser } from './builders';
import { get, send } from './requests';
import { JWT_SECRET, type TestApp } from './testApp';

interface Place {
  role: TeamRole;
  event_ids?: number[] | null;
}

/** The calls of teams, as the screens make them. */
export function teamCalls(api: TestApp) {
  const invite = (as: TestUser, email: string, place: Place, teamId = as.id) =>
    api.call({ as, ...send('POST', `/teams/${teamId}/invitations/`, { email, ...place }) });

  /** The token in the link of the newest mail to an address. */
  async function mailedToken(recipient: string): Promise<string> {
    const row = await api.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', recipient)
      .where('template', '=', 'team_invitation')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const content = contentOf(row, mailSeal(JWT_SECRET), new TicketCodes(JWT_SECRET));
    const { text } = renderMail(content, 'https://nzuko.test');
    return /https:\/\/nzuko\.test\/invitations\/([\w-]{43})(?:\s|$)/.exec(text)?.[1] ?? '';
  }

  const accept = (as: TestUser, token: string) =>
    api.call({ as, ...send('POST', `/invitations/${token}/accept/`) });

  /** Invites an account and has it accept. */
  async function join(owner: TestUser, member: TestUser, place: Place, teamId = owner.id) {
    await invite(owner, member.email, place, teamId);
    const answer = await accept(member, await mailedToken(member.email));
    if (answer.statusCode !== 200) throw new Error(`Nobody joined: ${answer.body}`);
  }

  const show = async (as: TestUser, teamId = as.id) =>
    (await api.call({ as, ...get(`/teams/${teamId}/`) })).json<{
      name: string;
      members: { user_id: number; role: TeamRole; event_ids: number[] | null; version: number }[];
      invitations: { id: number; email: string; has_expired: boolean }[];
    }>();

  return { invite, mailedToken, accept, join, show };
}
