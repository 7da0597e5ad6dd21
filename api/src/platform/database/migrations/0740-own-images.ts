import { sql, type Kysely } from 'kysely';

/** Whether a ticket’s picture is of its own holder, rather than its order’s. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE tickets ADD COLUMN is_image_own boolean NOT NULL DEFAULT false`.execute(db);
}
