import { sql } from 'kysely';
import type { Queryable } from '../platform/database/schema';
import { eventually } from './testPayments';

/** Resolves once transactions of this database wait for others' locks. */
export async function lockWaitedFor(db: Queryable, transactions = 1): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
    return rows.length;
  };
  if ((await eventually(waiting, (count) => count >= transactions)) < transactions) {
    throw new Error('Too few wait');
  }
}
