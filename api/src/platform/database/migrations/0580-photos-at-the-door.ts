import { sql, type Kysely } from 'kysely';

/** Whether photos are checked at an event’s door (decision 0107). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE door_rules ADD COLUMN checks_photos boolean NOT NULL DEFAULT false`.execute(
    db,
  );
}
