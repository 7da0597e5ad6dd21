import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // `json`, not `jsonb`: a repeated answer must equal the first one, in the order of its fields too.
  await sql`
    CREATE TABLE idempotency_keys (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      key text NOT NULL,
      fingerprint bytea NOT NULL,
      answer json,
      begun_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, key)
    )`.execute(db);
  await sql`CREATE INDEX idempotency_keys_begun_at ON idempotency_keys (begun_at)`.execute(db);
}
