import { sql, type Kysely } from 'kysely';

/** The days of all events together, which teams' own days have replaced (0610). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DELETE FROM sales_totals WHERE day > '-infinity'`.execute(db);
  await sql`DROP INDEX sales_totals_day`.execute(db);
}
