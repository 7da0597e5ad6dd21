import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { askTogether } from './askTogether';
import { addCalls, type Call, type Counted } from './rate-limits-repository';

/**
 * Counts calls per minute, or another period, across all processes on one database; a bucket's period starts with its first call.
 *
 * Runs one statement at a time, and the next one counts all calls that arrived meanwhile, so that a burst costs a few statements
 * instead of one per call.
 */
export function callCounter(
  db: Kysely<Database>,
): (bucket: Buffer, seconds: number) => Promise<Counted> {
  const count = askTogether((calls: Call[]) => countCalls(db, calls));
  return (bucket, seconds) => count({ key: bucket.toString('hex'), seconds });
}

async function countCalls(db: Kysely<Database>, calls: Call[]): Promise<Counted[]> {
  const counts = new Map((await addCalls(db, calls)).map((row) => [row.key, row]));
  const numbered = calls.toReversed().map(({ key }) => {
    const counted = counts.get(key);
    if (!counted) throw new Error('A call was not counted');
    // The one before it in the same bucket.
    counts.set(key, { ...counted, calls: counted.calls - 1 });
    return counted;
  });
  return numbered.toReversed();
}
