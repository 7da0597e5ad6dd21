import { sql, type Kysely } from 'kysely';

/**
 * Since 0540, whoever makes a link says which gate it is for. Processes of the previous version still write the gate's name, `gate`,
 * so a later migration has to drop it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TRIGGER find_gate ON gate_links`.execute(db);
  await sql`DROP FUNCTION find_gate_of_link()`.execute(db);
  await sql`ALTER TABLE gate_links ALTER COLUMN gate_id SET NOT NULL`.execute(db);
  await sql`ALTER TABLE gate_links ALTER COLUMN gate DROP NOT NULL`.execute(db);
}
