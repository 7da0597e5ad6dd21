import { sql } from 'kysely';
import type { Queryable } from '../platform/database/schema';
import { eventually } from './testPayments';

/** Resolves once a transaction of this database waits for another one's lock. */
export async function lockWaitedFor(db: Queryable): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
    return rows.length;
  };
  if ((await eventually(waiting, (count) => count > 0)) === 0) throw new Error('Nothing waits');
}
