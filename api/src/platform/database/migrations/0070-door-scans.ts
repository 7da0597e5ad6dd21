import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The device makes the id, so a scan sent again because its response was lost is the same row.
  await sql`
    CREATE TABLE door_scans (
      event_id integer NOT NULL REFERENCES events ON DELETE CASCADE,
      id uuid NOT NULL,
      device_id uuid NOT NULL,
      user_id integer NOT NULL REFERENCES users,
      ticket_id integer REFERENCES tickets,
      ticket_number text NOT NULL,
      outcome text NOT NULL,
      let_in boolean NOT NULL,
      undone boolean NOT NULL,
      scanned_at timestamptz NOT NULL,
      received_at timestamptz NOT NULL,
      PRIMARY KEY (event_id, id)
    )`.execute(db);
  await sql`
    CREATE INDEX door_scans_conflicts ON door_scans (event_id, received_at)
    WHERE let_in AND NOT undone AND outcome <> 'admitted'`.execute(db);
  await sql`CREATE INDEX door_scans_ticket_id ON door_scans (ticket_id)`.execute(db);
}
