import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema';

/** How many calls the minute has by now, this one among them, and the seconds until it ends. */
interface Counted {
  calls: number;
  secondsLeft: number;
}

interface Waiting {
  resolve: (counted: Counted) => void;
  reject: (error: unknown) => void;
}

/**
 * Counts calls in minutes that all processes on one database share; a bucket's minute begins with its first call.
 *
 * One statement at a time: what arrives while it is under way is counted by the next one together, so that a rush costs a
 * few statements and not one for each call.
 */
export class CallCounter {
  /** By bucket (hex): whoever waits for its count, in the order they came. */
  private arrived = new Map<string, Waiting[]>();
  private isCounting = false;

  constructor(private readonly db: Kysely<Database>) {}

  count(bucket: Buffer): Promise<Counted> {
    return new Promise((resolve, reject) => {
      const key = bucket.toString('hex');
      const others = this.arrived.get(key) ?? [];
      this.arrived.set(key, [...others, { resolve, reject }]);
      if (!this.isCounting) void this.countArrived();
    });
  }

  private async countArrived(): Promise<void> {
    this.isCounting = true;
    while (this.arrived.size > 0) {
      const batch = this.arrived;
      this.arrived = new Map();
      try {
        const counts = await addCalls(this.db, batch);
        for (const { key, calls, secondsLeft } of counts) {
          const waiting = batch.get(key) ?? [];
          waiting.forEach(({ resolve }, index) =>
            resolve({ calls: calls - waiting.length + 1 + index, secondsLeft }),
          );
        }
      } catch (error) {
        [...batch.values()].flat().forEach(({ reject }) => reject(error));
      }
    }
    this.isCounting = false;
  }
}

/** Adds each bucket's new calls to its minute, by the database's clock, the one that all share. */
async function addCalls(db: Kysely<Database>, batch: ReadonlyMap<string, { length: number }>) {
  // In one order everywhere: two processes that wait for each other's rows would be a deadlock.
  const keys = [...batch.keys()].sort();
  const numbers = keys.map((key) => batch.get(key)?.length ?? 0);
  const { rows } = await sql<Counted & { key: string }>`
    INSERT INTO rate_limits AS known (bucket, calls, ends_at)
    SELECT decode(key, 'hex'), calls, now() + interval '1 minute'
    FROM unnest(${keys}::text[], ${numbers}::int[]) WITH ORDINALITY AS arrived (key, calls, place)
    ORDER BY place
    ON CONFLICT (bucket) DO UPDATE SET
      calls = excluded.calls + CASE WHEN known.ends_at > now() THEN known.calls ELSE 0 END,
      ends_at = CASE WHEN known.ends_at > now() THEN known.ends_at ELSE excluded.ends_at END
    RETURNING encode(bucket, 'hex') AS key, calls,
      ceil(extract(epoch FROM ends_at - now()))::int AS "secondsLeft"`.execute(db);
  return rows;
}
