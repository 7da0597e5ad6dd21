import { sql, type Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

/** Indexes for administrators' searches for events and payments (decision 0105); people and tickets already have theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const indexes = {
    events_title: 'ON events USING gin (lower(title) gin_trgm_ops)',
    // For a reference's first characters, in any collation.
    payments_reference: 'ON payments (lower(reference) text_pattern_ops)',
    payments_provider_id: 'ON payments (provider_id) WHERE provider_id IS NOT NULL',
    payments_amount: 'ON payments (amount_kobo, id)',
  };
  for (const [name, definition] of Object.entries(indexes)) {
    await buildIndexConcurrently(db, name, definition);
  }
  // Without statistics on words, PostgreSQL would read all rows backwards to find a rare one.
  await sql`ANALYZE events, payments`.execute(db);
}
