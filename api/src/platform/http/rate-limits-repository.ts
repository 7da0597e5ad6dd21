import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema';

/** The number of calls in this period including this one, and the seconds until it ends. */
export interface Counted {
  calls: number;
  secondsLeft: number;
}

/** Adds each bucket's new calls to its period of so many seconds, by the database's clock, which all processes share. */
export async function addCalls(
  db: Kysely<Database>,
  batch: ReadonlyMap<string, { calls: number; seconds: number }>,
) {
  // Sorted, so that two processes can't deadlock on each other's rows.
  const keys = [...batch.keys()].sort();
  const numbers = keys.map((key) => batch.get(key)?.calls ?? 0);
  const seconds = keys.map((key) => batch.get(key)?.seconds ?? 0);
  const { rows } = await sql<Counted & { key: string }>`
    INSERT INTO rate_limits AS known (bucket, calls, ends_at)
    SELECT decode(key, 'hex'), calls, now() + seconds * interval '1 second'
    FROM unnest(${keys}::text[], ${numbers}::int[], ${seconds}::int[])
      WITH ORDINALITY AS arrived (key, calls, seconds, place)
    ORDER BY place
    ON CONFLICT (bucket) DO UPDATE SET
      calls = excluded.calls + CASE WHEN known.ends_at > now() THEN known.calls ELSE 0 END,
      ends_at = CASE WHEN known.ends_at > now() THEN known.ends_at ELSE excluded.ends_at END
    RETURNING encode(bucket, 'hex') AS key, calls,
      ceil(extract(epoch FROM ends_at - now()))::int AS "secondsLeft"`.execute(db);
  return rows;
}

/** Deletes past periods, and tries of sign-ins that are long over. */
export async function sweepRateLimits(db: Kysely<Database>): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE ends_at <= now()`.execute(db);
  await sql`DELETE FROM sign_in_tries WHERE forgotten_at <= now()`.execute(db);
}
