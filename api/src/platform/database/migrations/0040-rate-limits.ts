import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // UNLOGGED: a count matters for a minute, so it isn't written to the log that commits wait for, and a database crash
  // empties it. The space left in each page lets a count be updated in place.
  await sql`
    CREATE UNLOGGED TABLE rate_limits (
      bucket bytea PRIMARY KEY,
      calls integer NOT NULL,
      ends_at timestamptz NOT NULL
    ) WITH (fillfactor = 50)`.execute(db);
}
