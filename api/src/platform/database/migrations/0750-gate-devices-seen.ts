import { sql, type Kysely } from 'kysely';

/** When a helper's device was last heard of; null for one that an older process started, until it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE gate_devices ADD COLUMN seen_at timestamptz`.execute(db);
}
