import { sql, type Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

/** What administrators find events and payments by (decision 0105); people and tickets have their indexes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const indexes = {
    events_title: 'ON events USING gin (lower(title) gin_trgm_ops)',
    // For how a reference begins, in any collation.
    payments_reference: 'ON payments (lower(reference) text_pattern_ops)',
    payments_provider_id: 'ON payments (provider_id) WHERE provider_id IS NOT NULL',
    payments_amount: 'ON payments (amount_kobo, id)',
  };
  for (const [name, definition] of Object.entries(indexes)) {
    await buildIndexConcurrently(db, name, definition);
  }
  // Without knowing how many have a word, PostgreSQL would read all of them backwards for a rare one.
  await sql`ANALYZE events, payments`.execute(db);
}
