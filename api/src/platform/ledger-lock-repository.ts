import { sql, type Transaction } from 'kysely';
import type { Database } from './database/schema';

/**
 * Takes an organizer's money alone until the transaction ends: posts of the same organizer wait, so the balance stays as
 * read afterwards. Taken before any row's lock but an event's.
 */
export async function lockMoney(trx: Transaction<Database>, organizerId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('money'), ${organizerId}::int)`.execute(trx);
}
