import { sql, type Kysely } from 'kysely';

/** A link's gate is `gate_id` since 0540; until 0821, processes of the previous version still wrote its name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE gate_links DROP COLUMN gate`.execute(db);
}
