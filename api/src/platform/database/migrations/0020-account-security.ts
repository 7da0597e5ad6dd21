import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // When the user proved that the address is theirs; null until then. An erased account's row stays without its personal
  // data, because orders and tickets belong to the organizer's books.
  await sql`
    ALTER TABLE users
      ADD COLUMN email_verified_at timestamptz,
      ADD COLUMN erased_at timestamptz`.execute(db);

  // One row per user: asking again ends the earlier link.
  await sql`
    CREATE TABLE password_resets (
      user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      token_hash bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL
    )`.execute(db);

  await sql`
    CREATE TABLE social_identities (
      provider text NOT NULL CHECK (provider IN ('google', 'github')),
      subject text NOT NULL,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT social_identities_pkey PRIMARY KEY (provider, subject)
    )`.execute(db);
  await sql`CREATE INDEX social_identities_user_id ON social_identities (user_id)`.execute(db);
}
