import type { Queryable } from '../../platform/database/schema';
import { findMember } from '../../platform/teams/members-repository';

/** Whether an organizer's money is an administrator's own or their team's, so that somebody else has to decide on it. */
export async function isOwnMoney(
  db: Queryable,
  organizerId: number,
  administratorId: number,
): Promise<boolean> {
  if (organizerId === administratorId) return true;
  const member = await findMember(db, organizerId, administratorId);
  return member !== undefined && member.left_at === null;
}
