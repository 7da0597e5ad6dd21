import { RIGHTS_OF } from '../../platform/teams/rights';
import type { OpenInvitation } from './invitations-repository';
import type { MemberRow, Place } from './teams-repository';
import type { Membership } from './teams-schemas';

export function presentMembership(
  {
    team_id: id,
    name,
    role,
    event_ids,
    lacks_two_step,
  }: Place & { team_id: number; name: string; lacks_two_step: boolean },
  userId: number,
): Membership {
  const rights = [...RIGHTS_OF[role]];
  return { id, name, is_own: id === userId, role, rights, event_ids, lacks_two_step };
}

export const presentMember = ({ joined_at, ...member }: MemberRow, userId: number) => ({
  ...member,
  is_me: member.user_id === userId,
  joined_at: joined_at.toISOString(),
});

export const presentInvitation = (
  { created_at, expires_at, ...invitation }: OpenInvitation,
  now: Date,
) => ({
  ...invitation,
  invited_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  has_expired: expires_at <= now,
});
