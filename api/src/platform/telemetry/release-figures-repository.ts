import { sql } from 'kysely';
import type { Queryable } from '../database/schema';

interface Release {
  remote: string;
  version: string;
}

/** PostgreSQL's largest integer, and so one figure's limit in ten minutes. Made-up reports may reach it, but break no sum. */
const MOST = 2_147_483_647;

/** Adds counts to the ten minutes of `at`. */
export async function addFigures(
  db: Queryable,
  rows: (Release & { figure: string; amount: number })[],
  at: Date,
): Promise<void> {
  const column = <Key extends keyof (typeof rows)[number]>(key: Key) => rows.map((row) => row[key]);
  // In a fixed order, so that processes that write at once wait for each other instead of deadlocking.
  await sql`
    INSERT INTO release_figures (since, remote, version, figure, amount)
    SELECT date_bin('10 minutes', ${at}::timestamptz, '2026-01-01'), remote, version, figure, least(amount, ${MOST})
    FROM unnest(${column('remote')}::text[], ${column('version')}::text[], ${column('figure')}::text[],
      ${column('amount')}::bigint[]) AS counted (remote, version, figure, amount)
    ORDER BY remote, version, figure
    ON CONFLICT (since, remote, version, figure)
    DO UPDATE SET amount = least(release_figures.amount::bigint + excluded.amount, ${MOST})`.execute(
    db,
  );
}

/** The releases that pages have reported since then, by remote, the latest first, with their sums. */
export async function sumFigures(db: Queryable, since: Date) {
  const { rows } = await sql<
    Release & { first_seen: Date; last_seen: Date; figures: Record<string, number> }
  >`
    SELECT remote, version, min(first_since) AS first_seen, max(since) AS last_seen,
      jsonb_object_agg(figure, amount) AS figures
    FROM (
      SELECT remote, version, figure, min(since) AS first_since, max(since) AS since,
        sum(amount)::float8 AS amount
      FROM release_figures WHERE since >= ${since} GROUP BY remote, version, figure
    ) AS sums
    GROUP BY remote, version ORDER BY remote, last_seen DESC, version DESC`.execute(db);
  return rows;
}

/**
 * How often pages have tried a release's screens since then: loads, estimated from a part of them, and failed pages. Not the ten
 * minutes in which its last canary ended itself: begun again, a canary isn't judged by those.
 */
export async function countTries(
  db: Queryable,
  { remote, version }: Release,
  since: Date,
): Promise<{ tries: number; failed: number }> {
  const { rows } = await sql<{ tries: number; failed: number }>`
    SELECT coalesce(sum(amount), 0)::float8 AS tries,
      coalesce(sum(amount) FILTER (WHERE figure = 'failed'), 0)::float8 AS failed
    FROM release_figures
    WHERE since >= date_bin('10 minutes', ${since}::timestamptz, '2026-01-01')
      AND since > ALL (
        SELECT date_bin('10 minutes', ended_at, '2026-01-01') FROM ended_canaries
        WHERE remote = ${remote} AND version = ${version})
      AND remote = ${remote} AND version = ${version} AND figure IN ('loads', 'failed')`.execute(
    db,
  );
  return rows[0] ?? { tries: 0, failed: 0 };
}

export async function deleteFigures(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('release_figures').where('since', '<', before).execute();
}

interface Canary extends Release {
  begun_at: Date;
}

/** Why a canary ended itself, or undefined; also notes that the registry still has it. */
export async function readEnded(
  db: Queryable,
  { remote, version, begun_at: begunAt }: Canary,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('ended_canaries')
    .set({ asked_at: now })
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('begun_at', '=', begunAt)
    .returning('detail')
    .executeTakeFirst();
  return row?.detail;
}

/** Ends a canary, once. Returns false if another process has. */
export async function endCanary(
  db: Queryable,
  canary: Canary,
  { detail, at }: { detail: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await db
    .insertInto('ended_canaries')
    .values({ ...canary, detail, ended_at: at, asked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(written) > 0;
}

/** The canaries that have ended themselves since then. */
export const listEnded = (db: Queryable, since: Date) =>
  db
    .selectFrom('ended_canaries')
    .selectAll()
    .where('ended_at', '>=', since)
    .orderBy('ended_at', 'desc')
    .execute();
