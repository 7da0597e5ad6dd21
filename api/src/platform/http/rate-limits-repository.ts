import { sql, type Kysely } from 'kysely';
import { inOneTrip } from '../database/oneTrip';
import { column } from '../database/plannedOnce';
import type { Database } from '../database/schema';

/** The number of calls in this period including this one, and the seconds until it ends. */
export interface Counted {
  calls: number;
  secondsLeft: number;
}

/** A call to count in its bucket (hex), whose period lasts that many seconds. */
export interface Call {
  key: string;
  seconds: number;
}

/** Adds calls to the periods of their buckets, by the database's clock, which all processes share. One row for each bucket. */
export async function addCalls(db: Kysely<Database>, calls: Call[]) {
  // Sorted, so that two processes can't deadlock on each other's rows.
  const query = sql<Counted & { key: string }>`
    INSERT INTO rate_limits AS known (bucket, calls, ends_at)
    SELECT decode(key, 'hex'), count(*)::int, now() + max(seconds) * interval '1 second'
    FROM unnest(${column(calls, 'key', 'text')}, ${column(calls, 'seconds', 'int')}) AS arrived (key, seconds)
    GROUP BY key ORDER BY key
    ON CONFLICT (bucket) DO UPDATE SET
      calls = excluded.calls + CASE WHEN known.ends_at > now() THEN known.calls ELSE 0 END,
      ends_at = CASE WHEN known.ends_at > now() THEN known.ends_at ELSE excluded.ends_at END
    RETURNING encode(bucket, 'hex') AS key, calls,
      ceil(extract(epoch FROM ends_at - now()))::int AS "secondsLeft"`;
  const [rows] = await inOneTrip(db, [query]);
  return rows;
}

/** Deletes past periods, and tries of sign-ins that are long over. */
export async function sweepRateLimits(db: Kysely<Database>): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE ends_at <= now()`.execute(db);
  await sql`DELETE FROM sign_in_tries WHERE forgotten_at <= now()`.execute(db);
}
