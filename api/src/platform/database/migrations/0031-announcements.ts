import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE announcements (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      event_id integer NOT NULL REFERENCES events ON DELETE CASCADE,
      author_id integer NOT NULL REFERENCES users,
      subject text NOT NULL,
      message text NOT NULL,
      mailed integer NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE INDEX announcements_event_id ON announcements (event_id, id DESC)`.execute(db);
  await sql`
    CREATE TABLE announcement_reads (
      announcement_id integer NOT NULL REFERENCES announcements ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      read_at timestamptz NOT NULL,
      PRIMARY KEY (announcement_id, user_id)
    )`.execute(db);
  // Serves the organizer's statistics: seats of one event by the day they were sold.
  await sql`CREATE INDEX orders_event_paid_at ON orders (event_id, paid_at) WHERE status = 'PAID'`.execute(
    db,
  );
}
