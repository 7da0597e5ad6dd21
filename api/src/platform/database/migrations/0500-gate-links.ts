import { sql, type Kysely } from 'kysely';

/** Links that open the scanner at one gate of an event to helpers without an account (decision 0091). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE gate_links (
      id serial PRIMARY KEY,
      event_id integer NOT NULL REFERENCES events ON DELETE CASCADE,
      gate text NOT NULL,
      helper text NOT NULL,
      opens_after integer NOT NULL,
      ends_after integer NOT NULL,
      token_hash bytea NOT NULL UNIQUE,
      made_by integer NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL,
      revoked_at timestamptz,
      CHECK (ends_after > opens_after)
    )`.execute(db);
  await sql`CREATE INDEX gate_links_event_id ON gate_links (event_id)`.execute(db);
  await sql`
    CREATE TABLE gate_devices (
      link_id integer NOT NULL REFERENCES gate_links ON DELETE CASCADE,
      secret_hash bytea NOT NULL,
      started_at timestamptz NOT NULL,
      ended_at timestamptz,
      PRIMARY KEY (link_id, secret_hash)
    )`.execute(db);
  // A link is in use on one device at a time.
  await sql`
    CREATE UNIQUE INDEX gate_devices_current ON gate_devices (link_id) WHERE ended_at IS NULL`.execute(
    db,
  );
  // A scan is a member's or a link's. Not checked for the rows there are: they all have a user.
  await sql`
    ALTER TABLE door_scans
      ALTER COLUMN user_id DROP NOT NULL,
      ADD COLUMN gate_link_id integer REFERENCES gate_links,
      ADD CONSTRAINT door_scans_scanner CHECK (num_nonnulls(user_id, gate_link_id) = 1) NOT VALID`.execute(
    db,
  );
}
