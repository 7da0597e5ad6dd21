import { sql, type Kysely } from 'kysely';

/** Browsers that only a reset link made known, which proves no second step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE known_browsers ADD COLUMN by_reset_link boolean NOT NULL DEFAULT false`.execute(db);
}
