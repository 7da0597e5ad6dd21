import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/schema';
import { TooManyRequestsError } from '../platform/http/errors';
import type { Actor } from '../platform/security/tokens';
import { addReach } from './mail-reach-repository';

/**
 * Counts mails to other people that an account causes, up to a limit per day that grows with its age and its sales (decision
 * 0064). Administrators have none.
 *
 * @throws TooManyRequestsError if it would be more; the caller's transaction must then be rolled back.
 */
export async function countReach(
  trx: Transaction<Database>,
  actor: Pick<Actor, 'id' | 'role'>,
  mails: number,
  now: Date,
): Promise<void> {
  if (mails === 0 || actor.role === 'ADMIN') return;
  const { total, allowed, secondsLeft } = await addReach(trx, { userId: actor.id, mails, now });
  if (total <= allowed) return;
  const left = Math.max(0, allowed - (total - mails));
  throw new TooManyRequestsError(
    secondsLeft,
    `This would email ${people(mails)}, and you can email ${left === 0 ? 'nobody else' : `${left} more`} today. Please try again tomorrow: your limit grows with your account’s age and your sales.`,
  );
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
