import { sql, type Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

/** For lists that are read a chunk after the other, and for the order of refunds and payment cases (decision 0062). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const indexes = {
    tickets_event: 'ON tickets (event_id, id)',
    refunds_by_need: `ON refunds (
      array_position(ARRAY['NEEDS_ATTENTION', 'QUEUED', 'REQUESTED'], status), id)`,
    refunds_status: 'ON refunds (status, id)',
    payment_cases_by_end: 'ON payment_cases (closed_at NULLS FIRST, id)',
  };
  for (const [name, definition] of Object.entries(indexes)) {
    await buildIndexConcurrently(db, name, definition);
  }
  // The first of them finds an event's tickets as well.
  await sql`DROP INDEX CONCURRENTLY IF EXISTS tickets_event_id`.execute(db);
}
