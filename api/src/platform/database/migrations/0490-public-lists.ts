import { sql, type Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

/** Indexes for the public lists of events, in every order and by every filter (decision 0089). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const published = "WHERE status = 'PUBLISHED'";
  const ofStandard = "WHERE kind = 'STANDARD'";
  for (const [name, definition] of [
    ['events_published_created', `ON events (created_at) ${published}`],
    ['events_published_category', `ON events (category, start_date) ${published}`],
    ['events_published_city', `ON events (lower(city), start_date) ${published}`],
    // For the list of cities, which jumps from one to the next.
    ['events_published_city_end', `ON events (city, end_date) ${published}`],
    // By price either way, with the newest first among equals.
    ['ticket_types_cheapest', `ON ticket_types (price_kobo, event_id DESC) ${ofStandard}`],
    ['ticket_types_dearest', `ON ticket_types (price_kobo, event_id) ${ofStandard}`],
  ] as const) {
    await buildIndexConcurrently(db, name, definition);
  }
  // PostgreSQL ignores its statistics on a partial index's expressions, and would take every city for a small one.
  await sql`CREATE STATISTICS IF NOT EXISTS events_city ON (lower(city)) FROM events`.execute(db);
  await sql`CREATE STATISTICS IF NOT EXISTS events_span
    ON (tstzrange(start_date, end_date, '[]')) FROM events`.execute(db);
  await sql`ANALYZE events, ticket_types`.execute(db);
}
