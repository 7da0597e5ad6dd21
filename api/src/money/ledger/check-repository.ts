import { sql, type Kysely } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import { takeTurns } from '../../platform/figures/figures-repository';

/**
 * Compares the roll-up with the postings, an event at a time, and adds what it lacks.
 *
 * @returns the events whose figures were wrong; 0 stands for what concerns no event.
 */
export async function correctMoneyFigures(db: Kysely<Database>): Promise<number[]> {
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
  if (await correctTotals(db)) wrong.push(0);
  return [...new Set(wrong)];
}

/** Rebuilds the totals if they don't match the sum of the folded figures; true if they didn't. */
async function correctTotals(db: Kysely<Database>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await takeTurns(trx);
    const { rows } = await sql<{ wrong: number }>`
      SELECT count(*) AS wrong FROM (
        SELECT organizer_id, event_id, account, kind, sum(kobo) FROM (
          SELECT organizer_id, event_id, account, kind, kobo FROM money_figures WHERE is_folded
          UNION ALL SELECT organizer_id, event_id, account, kind, -kobo FROM money_totals
        ) both_sides GROUP BY 1, 2, 3, 4 HAVING sum(kobo) <> 0) different`.execute(trx);
    if ((rows[0]?.wrong ?? 0) === 0) return false;
    await trx.deleteFrom('money_totals').execute();
    await sql`
      INSERT INTO money_totals (organizer_id, event_id, account, kind, kobo)
      SELECT organizer_id, event_id, account, kind, sum(kobo) FROM money_figures WHERE is_folded
      GROUP BY 1, 2, 3, 4`.execute(trx);
    return true;
  });
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
