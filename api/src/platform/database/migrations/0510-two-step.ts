import { sql, type Kysely } from 'kysely';

/** Two-step sign-in: authenticator apps, passkeys, recovery codes, and teams that demand it (decision 0097). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN two_step_since timestamptz`.execute(db);
  await sql`ALTER TABLE teams ADD COLUMN two_step_since timestamptz`.execute(db);
  await sql`ALTER TABLE refresh_tokens ADD COLUMN confirmed_at timestamptz`.execute(db);
  await sql`
    CREATE TABLE authenticator_apps (
      user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      secret text NOT NULL,
      last_step integer NOT NULL DEFAULT 0,
      started_at timestamptz NOT NULL,
      added_at timestamptz
    )`.execute(db);
  await sql`
    CREATE TABLE passkeys (
      id serial PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      credential_id text NOT NULL UNIQUE,
      public_key bytea NOT NULL,
      counter bigint NOT NULL,
      transports text[] NOT NULL,
      name text NOT NULL,
      added_at timestamptz NOT NULL,
      used_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX passkeys_user_id ON passkeys (user_id)`.execute(db);
  await sql`
    CREATE TABLE recovery_codes (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      code_hash bytea NOT NULL,
      PRIMARY KEY (user_id, code_hash)
    )`.execute(db);
  await sql`
    CREATE TABLE two_step_challenges (
      token_hash bytea PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      purpose text NOT NULL,
      session_id uuid,
      nonce text NOT NULL,
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX two_step_challenges_user_id ON two_step_challenges (user_id)`.execute(db);
}
