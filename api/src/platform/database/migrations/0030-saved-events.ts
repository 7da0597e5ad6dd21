import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE saved_events (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      event_id integer NOT NULL REFERENCES events ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, event_id)
    )`.execute(db);
  await sql`CREATE INDEX saved_events_event_id ON saved_events (event_id)`.execute(db);
}
