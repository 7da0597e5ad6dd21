import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Finds events running at a given time. A range tells PostgreSQL how few they are; two separate columns don't.
  await sql`CREATE INDEX events_running ON events
    USING gist (tstzrange(start_date, end_date, '[]')) WHERE status = 'PUBLISHED'`.execute(db);
}
