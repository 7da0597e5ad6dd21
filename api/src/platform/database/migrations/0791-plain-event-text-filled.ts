import { sql, type Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

const AT_ONCE = 100;

/** Writes the plain text of the events of before, some at a time, and builds its index; a cut-off run is completed by the next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM events WHERE plain_text IS NULL ORDER BY id`.execute(db);
  for (let done = 0; done < rows.length; done += AT_ONCE) {
    const ids = rows.slice(done, done + AT_ONCE).map(({ id }) => id);
    // Its trigger does the rest.
    await sql`UPDATE events SET title = title WHERE id = ANY(${ids})`.execute(db);
  }
  await buildIndexConcurrently(db, 'events_plain', 'ON events USING gin (plain_text gin_trgm_ops)');
  await sql`ANALYZE events`.execute(db);
}
