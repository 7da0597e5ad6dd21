import { sql, type Kysely } from 'kysely';

/** An organizer's tax number, and a paid order's copy for its receipt (decision 0070). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN tax_number text`.execute(db);
  await sql`
    ALTER TABLE orders ADD COLUMN tax_number text, ADD COLUMN vat_basis_points integer`.execute(db);
}
