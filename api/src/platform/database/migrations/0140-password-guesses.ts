import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // UNLOGGED, like the rate limits: a crash of the database forgives everybody, and a try costs no wait for the disk.
  await sql`
    CREATE UNLOGGED TABLE sign_in_tries (
      key bytea PRIMARY KEY,
      tries integer NOT NULL,
      next_at timestamptz NOT NULL,
      forgotten_at timestamptz NOT NULL
    ) WITH (fillfactor = 50)`.execute(db);
  await sql`CREATE INDEX sign_in_tries_forgotten_at ON sign_in_tries (forgotten_at)`.execute(db);

  await sql`
    CREATE TABLE known_browsers (
      token_hash bytea PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      signed_in_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX known_browsers_user_id ON known_browsers (user_id, signed_in_at)`.execute(
    db,
  );

  // When the owner was last told that somebody is trying passwords.
  await sql`ALTER TABLE users ADD COLUMN guesses_told_at timestamptz`.execute(db);

  // Replaces password_resets, which holds one link per account. A process that still runs the earlier version uses that
  // table, so a later migration drops it.
  await sql`
    CREATE TABLE reset_links (
      token_hash bytea PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX reset_links_user_id ON reset_links (user_id, created_at)`.execute(db);
  await sql`
    INSERT INTO reset_links (token_hash, user_id, created_at, expires_at)
    SELECT token_hash, user_id, created_at, expires_at FROM password_resets`.execute(db);
}
