import { sql, type Kysely } from 'kysely';

/** Searches read `plain_text` since 0790. Each change of an event's words wrote and indexed both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE events DROP COLUMN search_text`.execute(db);
}
