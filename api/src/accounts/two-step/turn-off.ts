import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { lockUserByEmail } from '../auth/auth-repository';
import { endSessions } from '../auth/sessions';
import { deleteFactorsOf } from './factors-repository';
import { tellOf } from './tell-of';

/**
 * Turns two-step sign-in off for somebody who has lost everything they had for it, ends their sessions, and tells them.
 *
 * @returns the account's id, and whether it was on; null if nobody has this address.
 */
export async function turnTwoStepOff(
  db: Kysely<Database>,
  address: string,
  now: Date,
): Promise<{ id: number; wasOn: boolean } | null> {
  return db.transaction().execute(async (trx) => {
    const user = await lockUserByEmail(trx, address.trim().toLowerCase());
    if (!user) return null;
    if (!user.two_step_since) return { id: user.id, wasOn: false };
    await deleteFactorsOf(trx, user.id);
    await endSessions(trx, user.id, now);
    await tellOf(trx, user, { news: 'turned_off_for_you', at: now });
    return { id: user.id, wasOn: true };
  });
}
