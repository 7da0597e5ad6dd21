import { sql, type Kysely } from 'kysely';

/** Each row is a session; its refresh token is replaced at each use (decision 0059). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null until a session from before is refreshed by a process that knows the column.
  await sql`ALTER TABLE refresh_tokens
    ADD COLUMN session_id uuid,
    ADD COLUMN generation integer NOT NULL DEFAULT 0,
    ADD COLUMN rotated_at timestamptz`.execute(db);
  await sql`CREATE UNIQUE INDEX refresh_tokens_session_id ON refresh_tokens (session_id)`.execute(
    db,
  );
}
