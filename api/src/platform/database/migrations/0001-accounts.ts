import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE users (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      email text NOT NULL,
      username text NOT NULL,
      first_name text NOT NULL,
      last_name text NOT NULL,
      role text NOT NULL CHECK (role IN ('ATTENDEE', 'ORGANIZER', 'ADMIN')),
      password_hash text,
      profile_picture text,
      created_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  // Addresses that differ only in case are one mailbox nearly everywhere, and such usernames invite impersonation.
  await sql`CREATE UNIQUE INDEX users_email_key ON users (lower(email))`.execute(db);
  await sql`CREATE UNIQUE INDEX users_username_key ON users (lower(username))`.execute(db);

  await sql`
    CREATE TABLE refresh_tokens (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      token_hash bytea NOT NULL UNIQUE,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      revoked_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX refresh_tokens_user_id ON refresh_tokens (user_id)`.execute(db);
  await sql`CREATE INDEX refresh_tokens_expires_at ON refresh_tokens (expires_at)`.execute(db);
}
