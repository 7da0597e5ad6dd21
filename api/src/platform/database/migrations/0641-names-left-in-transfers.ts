import { sql, type Kysely } from 'kysely';

/** The names and addresses of deleted accounts in the offers that they had accepted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE ticket_transfers SET to_name = '', to_email = ''
    FROM users WHERE users.id = to_user_id AND users.erased_at IS NOT NULL`.execute(db);
}
