import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import type { ProviderSettlement } from '../../platform/provider/paystack-client';

export type Run = Selectable<Database['reconciliations']>;

/** How long an interrupted run can be resumed before a new one begins. */
const RESUMED = sql`interval '20 hours'`;
const LEASE = sql`interval '2 minutes'`;

/** Resumes an interrupted run or begins one; undefined if one has just ended, `'leased'` while another process runs it. */
export function takeRun(db: Kysely<Database>, now: Date): Promise<Run | 'leased' | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('reconciliation'))`.execute(trx);
    const { rows: unfinished } = await sql<Run>`
      SELECT * FROM reconciliations
      WHERE done_at IS NULL AND begun_at > ${now}::timestamptz - ${RESUMED} ORDER BY id DESC LIMIT 1`.execute(
      trx,
    );
    const [last] = unfinished;
    if (last && last.leased_until > now) return 'leased';
    if (await hasEndedSince(trx, now)) return undefined;
    const { rows } = last
      ? await sql<Run>`
          UPDATE reconciliations SET leased_until = ${now}::timestamptz + ${LEASE}
          WHERE id = ${last.id} RETURNING *`.execute(trx)
      : await sql<Run>`
          INSERT INTO reconciliations (begun_at, leased_until)
          VALUES (${now}, ${now}::timestamptz + ${LEASE}) RETURNING *`.execute(trx);
    return rows[0];
  });
}

/** Whether a run has ended since the caller asked for one and began to wait for the lock. */
async function hasEndedSince(db: Queryable, asked: Date): Promise<boolean> {
  const ended = await db
    .selectFrom('reconciliations')
    .select('id')
    .where('done_at', '>', asked)
    .executeTakeFirst();
  return ended !== undefined;
}

/** Keeps the lease; false if another process has taken the run meanwhile. */
export async function renewLease(db: Queryable, run: Run, now: Date): Promise<boolean> {
  const { rows } = await sql<Pick<Run, 'leased_until'>>`
    UPDATE reconciliations SET leased_until = ${now}::timestamptz + ${LEASE}
    WHERE id = ${run.id} AND leased_until = ${run.leased_until} RETURNING leased_until`.execute(db);
  if (rows[0]) run.leased_until = rows[0].leased_until;
  return rows.length > 0;
}

export async function endPart(db: Queryable, { id }: Run, part: string): Promise<void> {
  await sql`
    UPDATE reconciliations SET parts_done = array_append(parts_done, ${part}::text)
    WHERE id = ${id}`.execute(db);
}

export async function endRun(db: Queryable, { id }: Run, now: Date): Promise<void> {
  await db
    .updateTable('reconciliations')
    .set({ done_at: now, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** Releases a run, so that the next try resumes it at once, unless another process has taken it meanwhile. */
export async function leaveRun(
  db: Queryable,
  { id, leased_until }: Run,
  now: Date,
  error: string,
): Promise<void> {
  await db
    .updateTable('reconciliations')
    .set({ leased_until: now, last_error: error })
    .where('id', '=', id)
    .where('leased_until', '=', leased_until)
    .execute();
}

/** The provider's surplus over the books at the last comparison; null if there was none. Kobo. */
export async function lastSurplus(db: Queryable, before: number): Promise<number | null> {
  const row = await db
    .selectFrom('reconciliations')
    .select('surplus_kobo')
    .where('surplus_kobo', 'is not', null)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.surplus_kobo ?? null;
}

/** Of the moments since which the balance differs, those made up for: before them, the surplus was the same as now. */
export async function surplusBefore(
  db: Queryable,
  moments: string[],
  surplus: number,
): Promise<string[]> {
  const { rows } = await sql<{ moment: string }>`
    SELECT moment FROM unnest(${moments}::text[]) moment WHERE moment >= (
      SELECT min(earlier) FROM unnest(${moments}::text[]) earlier WHERE ${surplus}::bigint = (
        SELECT surplus_kobo FROM reconciliations
        WHERE surplus_kobo IS NOT NULL AND begun_at < earlier::timestamptz ORDER BY id DESC LIMIT 1))`.execute(
    db,
  );
  return rows.map(({ moment }) => moment);
}

export async function noteSurplus(db: Queryable, id: number, surplus: number): Promise<void> {
  await db
    .updateTable('reconciliations')
    .set({ surplus_kobo: surplus })
    .where('id', '=', id)
    .execute();
}

export async function keepSettlement(
  db: Queryable,
  { id, status, total_amount, settlement_date }: ProviderSettlement,
): Promise<void> {
  await sql`
    INSERT INTO provider_settlements (id, status, total_kobo, settled_at)
    VALUES (${id}, ${status}, ${total_amount}, ${settlement_date}::timestamptz)
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, total_kobo = excluded.total_kobo`.execute(
    db,
  );
}

/** For how long no run has succeeded. */
export async function secondsSinceLast(db: Queryable): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT coalesce(extract(epoch FROM now() - coalesce(max(done_at), min(begun_at))), 0)::float8 AS seconds
    FROM reconciliations`.execute(db);
  return rows[0]?.seconds ?? 0;
}
