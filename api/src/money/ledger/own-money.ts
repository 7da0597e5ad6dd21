import type { Queryable } from '../../platform/database/schema';
import { findMember } from '../../platform/teams/members-repository';

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
  // The account stays in use when whoever named it leaves the team.
  const named = await db
    .selectFrom('payout_accounts')
    .select('id')
    .where('user_id', '=', organizerId)
    .where('asked_by', '=', administratorId)
    .where('state', '=', 'CONFIRMED')
    .executeTakeFirst();
  return named !== undefined;
}
