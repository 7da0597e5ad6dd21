import { sql, type Kysely } from 'kysely';

/** Which browser a session was opened in, so that people recognise it in the list of their sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE refresh_tokens ADD COLUMN user_agent text`.execute(db);
}
