import { sql, type Kysely } from 'kysely';

export const outsideTransaction = true;

/** Counts the events anew that kept fees of their buyers; a cut-off run is corrected by the next. An event at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: events } = await sql<{ id: number }>`
    SELECT DISTINCT tickets.event_id AS id FROM tickets JOIN orders ON orders.id = order_id
    WHERE kept_kobo > 0 AND buyer_fees_kobo > 0 ORDER BY 1`.execute(db);
  for (const { id } of events) await sql`SELECT correct_event_figures(${id})`.execute(db);
}
