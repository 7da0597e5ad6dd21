import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { queueMail } from '../../platform/outbox/outbox-repository';
import type { TeamRole } from '../../platform/teams/rights';
import { findUserById } from '../auth/auth-repository';
import { describeTeam, listMembers, type MemberRow } from './teams-repository';

type Trx = Transaction<Database>;
type NewsOfMember = { news: 'removed' } | { news: 'role_changed'; role: TeamRole };

/** Mails a member what somebody else has decided about them. */
export async function tellMember(
  trx: Trx,
  teamId: number,
  userId: number,
  news: NewsOfMember,
): Promise<void> {
  const user = await findUserById(trx, userId);
  if (!user) return;
  const { name: team } = await describeTeam(trx, teamId);
  const data = { firstName: user.first_name, team, ...news };
  await queueMail(trx, { template: 'team_news', recipient: user.email, data });
}

/** Mails a team's owners who has left it. */
export async function tellOwnersOfLeaving(
  trx: Trx,
  teamId: number,
  { name }: Pick<MemberRow, 'name'>,
): Promise<void> {
  const { name: team } = await describeTeam(trx, teamId);
  for (const owner of await ownersOf(trx, teamId)) {
    const data = { firstName: owner.first_name, team, news: 'left' as const, name };
    await queueMail(trx, { template: 'team_news', recipient: owner.email, data });
  }
}

/**
 * Mails a team's owners that another has handed it over, and that one too, who may not have done it. Whom that made an owner gets
 * the news of their role instead.
 */
export async function tellOfHandover(
  trx: Trx,
  teamId: number,
  { from, to }: { from: MemberRow; to: MemberRow },
): Promise<void> {
  const { name: team } = await describeTeam(trx, teamId);
  for (const owner of await ownersOf(trx, teamId)) {
    const isRecipient = owner.id === to.user_id;
    if (isRecipient && to.role !== 'OWNER') {
      await tellMember(trx, teamId, owner.id, { news: 'role_changed', role: 'OWNER' });
      continue;
    }
    const news = {
      news: 'handed_over' as const,
      from: from.name,
      to: isRecipient ? null : to.name,
    };
    const data = { firstName: owner.first_name, team, ...news };
    await queueMail(trx, { template: 'team_news', recipient: owner.email, data });
  }
  const former = await findUserById(trx, from.user_id);
  if (!former) return;
  const news = { news: 'handed_over_by_you' as const, to: to.name };
  const data = { firstName: former.first_name, team, ...news };
  await queueMail(trx, { template: 'team_news', recipient: former.email, data });
}

async function ownersOf(trx: Trx, teamId: number) {
  const owners = (await listMembers(trx, teamId)).filter(({ role }) => role === 'OWNER');
  const users = [];
  for (const { user_id: id } of owners) users.push(await findUserById(trx, id));
  return users.filter((user) => user !== undefined);
}
