import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // One row per mailed link. A link lives for a day, so an account's rows are also the mails it asked for within a day.
  await sql`
    CREATE TABLE email_verifications (
      token_hash bytea PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX email_verifications_user_id ON email_verifications (user_id)`.execute(db);
  // The demo's people. Nobody else can have such an address: .test is reserved (RFC 2606), so no mail arrives there.
  await sql`
    UPDATE users SET email_verified_at = created_at
    WHERE email LIKE '%.test' AND email_verified_at IS NULL AND erased_at IS NULL`.execute(db);
}
