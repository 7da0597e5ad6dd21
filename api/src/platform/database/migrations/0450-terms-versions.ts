import { sql, type Kysely } from 'kysely';

/** Which version of the terms was accepted; null for accounts and orders from before there were any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN terms_version text`.execute(db);
  await sql`ALTER TABLE orders ADD COLUMN terms_version text`.execute(db);
}
