import { sql, type Kysely } from 'kysely';

export const outsideTransaction = true;

/** Names the attendees of tickets from before the trigger; a cut-off run is completed by the next. An event at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM events ORDER BY id`.execute(db);
  for (const { id } of rows) await sql`SELECT correct_attendee_names(${id})`.execute(db);
}
