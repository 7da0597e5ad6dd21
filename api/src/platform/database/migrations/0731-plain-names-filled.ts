import { sql, type Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

/**
 * Renames the attendees of before, an event at a time, and builds the indexes of the searches; a cut-off run is completed by the next.
 * Those of the former searches go at once, since each sale would pay for both: processes of the previous version search without.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM events ORDER BY id`.execute(db);
  for (const { id } of rows) await sql`SELECT correct_attendee_names(${id})`.execute(db);
  const indexes = {
    tickets_plain: `ON tickets USING gin (
      plain_letters(coalesce(holder_name, CASE WHEN user_id IS NULL THEN 'Ticket holder' ELSE '' END) || ' ' || coalesce(holder_email, '') || ' ' || ticket_number)
      gin_trgm_ops)`,
    users_plain: `ON users USING gin (
      plain_letters(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops)`,
  };
  for (const [name, definition] of Object.entries(indexes)) {
    await buildIndexConcurrently(db, name, definition);
  }
  await sql`DROP INDEX CONCURRENTLY IF EXISTS tickets_search`.execute(db);
  await sql`DROP INDEX CONCURRENTLY IF EXISTS users_search`.execute(db);
  // Without knowing how many have a word, PostgreSQL would read all of them for a rare one.
  await sql`ANALYZE tickets, users`.execute(db);
}
