import { sql, type Kysely } from 'kysely';

/** Accounts from before have signed in an unknown number of times, so they count as known: two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN sign_ins integer NOT NULL DEFAULT 2`.execute(db);
  await sql`ALTER TABLE users ALTER COLUMN sign_ins SET DEFAULT 0`.execute(db);
}
