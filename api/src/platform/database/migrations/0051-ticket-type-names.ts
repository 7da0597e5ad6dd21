import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The organizer's own name for a ticket type, such as "Student"; defaults to its kind.
  await sql`ALTER TABLE ticket_types ADD COLUMN name text`.execute(db);
}
