import type { Queryable } from '../../platform/database/schema';
import { findMember } from '../../platform/teams/members-repository';
import { namedAccountInUse } from '../payout-accounts/payout-accounts-repository';

/**
 * Whether an organizer's money is an administrator's own, their team's, or paid out to an account that they named, so that somebody
 * else has to decide on it.
 */
export async function isOwnMoney(
  db: Queryable,
  organizerId: number,
  administratorId: number,
): Promise<boolean> {
  if (organizerId === administratorId) return true;
  const member = await findMember(db, organizerId, administratorId);
  if (member && member.left_at === null) return true;
  // It stays in use when whoever named it leaves the team.
  return namedAccountInUse(db, { teamId: organizerId, userId: administratorId });
}
