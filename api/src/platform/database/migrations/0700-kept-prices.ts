import { sql, type Kysely } from 'kysely';

/** A cancelled ticket's `kept_kobo` includes the fees its buyer bore on top of the price, which bring the organizer nothing. */
const KEPT = 't.kept_kobo';
const KEPT_OF_PRICE = 'greatest(0, t.kept_kobo - o.buyer_fees_kobo / o.quantity)';

/** The functions of 0200 that count sales. Nothing else in them changes. */
const COUNTING = ['count_tickets', 'correct_event_figures', 'move_sales'];

export async function up(db: Kysely<unknown>): Promise<void> {
  // Waits for transactions that wrote tickets with the old functions, so that 0701 corrects everything they counted.
  await sql`LOCK TABLE tickets IN SHARE ROW EXCLUSIVE MODE`.execute(db);
  for (const name of COUNTING) {
    const { rows } = await sql<{ definition: string }>`
      SELECT pg_get_functiondef(${name}::regproc) AS definition`.execute(db);
    const before = rows[0]?.definition ?? '';
    if (!before.includes(KEPT)) throw new Error(`${name} doesn’t count what is kept`);
    await sql.raw(before.replaceAll(KEPT, KEPT_OF_PRICE)).execute(db);
  }
}
