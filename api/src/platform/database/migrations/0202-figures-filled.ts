import { sql, type Kysely } from 'kysely';

export const outsideTransaction = true;

/** Counts the rows from before the triggers; a cut-off run is corrected by the next. An event or a day at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: events } = await sql<{ id: number }>`SELECT id FROM events ORDER BY id`.execute(db);
  for (const { id } of events) await sql`SELECT correct_event_figures(${id})`.execute(db);
  const { rows: days } = await sql<{ day: string }>`
    SELECT generate_series(min(created_at) AT TIME ZONE 'UTC', now() AT TIME ZONE 'UTC' + interval '1 day',
      '1 day')::date::text AS day FROM mails`.execute(db);
  for (const { day } of days) await sql`SELECT correct_mail_figures(${day}::date)`.execute(db);
}
