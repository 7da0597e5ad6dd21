import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // UNLOGGED: a count is worth a minute, so it is never written to the log that commits wait for; a crash of the
  // database empties it. The room left in each page lets a count be changed in place.
  await sql`
    CREATE UNLOGGED TABLE rate_limits (
      bucket bytea PRIMARY KEY,
      calls integer NOT NULL,
      ends_at timestamptz NOT NULL
    ) WITH (fillfactor = 50)`.execute(db);
}
