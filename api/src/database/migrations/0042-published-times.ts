import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What runs at a moment: two columns beside each other do not tell PostgreSQL that this is few, a range does.
  await sql`CREATE INDEX events_running ON events
    USING gist (tstzrange(start_date, end_date, '[]')) WHERE status = 'PUBLISHED'`.execute(db);
}
