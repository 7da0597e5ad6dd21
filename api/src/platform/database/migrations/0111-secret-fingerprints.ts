import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE secret_fingerprints (
      name text PRIMARY KEY,
      fingerprint text NOT NULL,
      since timestamptz NOT NULL
    )`.execute(db);
}
