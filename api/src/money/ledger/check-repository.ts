import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/schema';

/**
 * Compares the roll-up with the postings, an event at a time, and adds what it lacks.
 *
 * @returns the events whose figures were wrong; 0 stands for what concerns no event.
 */
export async function correctMoneyFigures(db: Queryable): Promise<number[]> {
  const wrong: number[] = [];
  const { rows: events } = await sql<{ id: number }>`
    SELECT 0 AS id UNION SELECT event_id FROM money_figures
    UNION SELECT id FROM events WHERE EXISTS (
      SELECT FROM ledger_entries WHERE event_id = events.id)
    ORDER BY 1`.execute(db);
  for (const { id } of events) {
    const { rows } = await sql<{ wrong: number }>`
      SELECT correct_money_figures(${id}::int) AS wrong`.execute(db);
    if ((rows[0]?.wrong ?? 0) > 0) wrong.push(id);
  }
  return wrong;
}

/** How many settled payments have no posting, and how many finished refunds have not left the books. */
export async function countUnposted(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT (SELECT count(*) FROM payments WHERE status NOT IN ('PENDING', 'FAILED') AND NOT EXISTS (
        SELECT FROM ledger_entries WHERE kind = 'PAYMENT' AND subject_id = payments.id))
      + (SELECT count(*) FROM refunds WHERE status = 'DONE' AND NOT EXISTS (
        SELECT FROM ledger_entries WHERE kind = 'REFUND_SENT' AND subject_id = refunds.id)) AS count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
