import { sql, type Kysely } from 'kysely';

/** Which announcement a mail brings, so that its author sees how many are still to be sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE mails ADD COLUMN announcement_id integer`.execute(db);
}
