import { sql, type Kysely } from 'kysely';

export const outsideTransaction = true;

const ROWS = 1000;

/** Posts rows from before the triggers, in batches; an entry is posted once, so the next run completes a cut-off one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await inBatches(db, 'payments', (id) => sql`post_payment(${id}, NULL)`);
  await inBatches(db, 'refunds', (id) => sql`post_refund(${id})`);
  await inBatches(db, 'disputes', (id) => sql`post_dispute(${id})`);
}

async function inBatches(
  db: Kysely<unknown>,
  table: string,
  post: (id: ReturnType<typeof sql.ref>) => ReturnType<typeof sql>,
): Promise<void> {
  for (let last: number | null = 0; last !== null;) {
    const { rows }: { rows: { last: number | null }[] } = await sql<{ last: number | null }>`
      SELECT max(id) AS last, count(${post(sql.ref('id'))}::text) FROM (
        SELECT id FROM ${sql.table(table)} WHERE id > ${last} ORDER BY id LIMIT ${ROWS}) batch`.execute(
      db,
    );
    last = rows[0]?.last ?? null;
  }
}
