import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { appendEntry } from '../../platform/record/append-entry';
import { lockUserByEmail, updateUser } from '../auth/auth-repository';
import { endSessions } from '../auth/sessions';
import { isLastAdministrator, lockAdministrators } from './administrators-repository';

/**
 * Takes an administrator's rights away at once: their tokens name the old role, so their sessions end. They stay an organizer,
 * since every administrator has a team.
 *
 * @returns the account's id and what happened; null if nobody has this address.
 */
export async function dismissAdministrator(
  db: Kysely<Database>,
  address: string,
  now: Date,
): Promise<{ id: number; outcome: 'dismissed' | 'no administrator' | 'last one' } | null> {
  return db.transaction().execute(async (trx) => {
    await lockAdministrators(trx);
    const user = await lockUserByEmail(trx, address.trim().toLowerCase());
    if (!user) return null;
    const { id } = user;
    if (user.role !== 'ADMIN') return { id, outcome: 'no administrator' };
    if (await isLastAdministrator(trx, user)) return { id, outcome: 'last one' };
    await updateUser(trx, id, { role: 'ORGANIZER' });
    await endSessions(trx, id, now);
    const about = { account: id };
    await appendEntry(trx, { by: 'system', action: 'administrator_dismissed', about, at: now });
    return { id, outcome: 'dismissed' };
  });
}
