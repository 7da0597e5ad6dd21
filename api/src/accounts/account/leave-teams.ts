import type { Transaction } from 'kysely';
import { fullNameOf } from '../../platform/database/fullName';
import type { Database } from '../../platform/database/schema';
import { ConflictError } from '../../platform/http/errors';
import { appendEntry } from '../../platform/record/append-entry';
import type { UserRow } from '../auth/auth-repository';
import { tellOwnersOfLeaving } from '../teams/team-news';
import { hasOtherOwner, listMembers, listMemberships, lockTeam } from '../teams/teams-repository';
import { forgetTeams } from './account-repository';

/**
 * Takes a user who deletes their account out of every team, whose owners are told, and ends their own.
 *
 * @throws ConflictError `team_left` while others are in their own team, `last_owner` while they are the only owner of another.
 */
export async function leaveTeams(
  trx: Transaction<Database>,
  user: UserRow,
  at: Date,
): Promise<void> {
  const { id: userId } = user;
  await lockTeam(trx, userId);
  const own = await listMembers(trx, userId);
  if (own.some(({ user_id }) => user_id !== userId)) {
    throw new ConflictError(
      'team_left',
      own.some(({ user_id, role }) => user_id === userId && role === 'OWNER')
        ? 'Other people are in your team. Remove them first.'
        : 'The team that you founded has other owners now, and its events are in this account’s name. Write to us, and we’ll help.',
    );
  }
  const memberships = await listMemberships(trx, userId);
  const others = memberships.filter(({ team_id }) => team_id !== userId);
  for (const { team_id: teamId, name, role } of others) {
    if (role !== 'OWNER') continue;
    await lockTeam(trx, teamId);
    if (await hasOtherOwner(trx, teamId, userId)) continue;
    throw new ConflictError(
      'last_owner',
      `You’re the only owner of ${name}’s team. Make someone else an owner first.`,
    );
  }
  await forgetTeams(trx, userId);
  const name = fullNameOf(user);
  for (const { team_id: team, role } of others) {
    await tellOwnersOfLeaving(trx, team, { name });
    const changes = { role: [role, null] as [string, null] };
    await appendEntry(trx, { by: user, action: 'member_left', about: { team }, changes, at });
  }
}
