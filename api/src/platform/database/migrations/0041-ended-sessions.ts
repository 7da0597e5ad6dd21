import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Access tokens that were issued before it are refused, though they have not expired.
  await sql`ALTER TABLE users ADD COLUMN sessions_ended_at timestamptz`.execute(db);
  await sql`CREATE INDEX users_sessions_ended_at ON users (sessions_ended_at)
    WHERE sessions_ended_at IS NOT NULL`.execute(db);
}
