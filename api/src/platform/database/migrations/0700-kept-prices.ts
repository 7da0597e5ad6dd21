import { sql, type Kysely } from 'kysely';

/** What is kept of a cancelled ticket includes fees that its buyer bore on top of the price. They bring the organizer nothing. */
const KEPT = 't.kept_kobo';
const KEPT_OF_PRICE = 'greatest(0, t.kept_kobo - o.buyer_fees_kobo / o.quantity)';

/** The functions of 0200 that count sales. All else in them stays as it is. */
const COUNTING = ['count_tickets', 'correct_event_figures', 'move_sales'];

export async function up(db: Kysely<unknown>): Promise<void> {
  // Waits for whoever has written tickets with the functions from before, so that 0701 corrects all that they counted.
  await sql`LOCK TABLE tickets IN SHARE ROW EXCLUSIVE MODE`.execute(db);
  for (const name of COUNTING) {
    const { rows } = await sql<{ definition: string }>`
      SELECT pg_get_functiondef(${name}::regproc) AS definition`.execute(db);
    const before = rows[0]?.definition ?? '';
    if (!before.includes(KEPT)) throw new Error(`${name} doesn’t count what is kept`);
    await sql.raw(before.replaceAll(KEPT, KEPT_OF_PRICE)).execute(db);
  }
}
