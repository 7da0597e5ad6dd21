import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What the organizer calls a type, such as "Student"; without one it goes by its kind.
  await sql`ALTER TABLE ticket_types ADD COLUMN name text`.execute(db);
}
