import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { addCalls, type Counted } from './rate-limits-repository';

interface Waiting {
  resolve: (counted: Counted) => void;
  reject: (error: unknown) => void;
}

/**
 * Counts calls per minute, or another period, across all processes on one database; a bucket's period starts with its first call.
 *
 * Runs one statement at a time and batches calls that arrive meanwhile into the next, so that a burst costs a few statements
 * instead of one per call.
 */
export class CallCounter {
  /** By bucket (hex): its period, and the callers waiting for its count, in order. */
  private arrived = new Map<string, { seconds: number; waiting: Waiting[] }>();
  private isCounting = false;

  constructor(private readonly db: Kysely<Database>) {}

  count(bucket: Buffer, seconds: number): Promise<Counted> {
    return new Promise((resolve, reject) => {
      const key = bucket.toString('hex');
      const others = this.arrived.get(key)?.waiting ?? [];
      this.arrived.set(key, { seconds, waiting: [...others, { resolve, reject }] });
      if (!this.isCounting) void this.countArrived();
    });
  }

  private async countArrived(): Promise<void> {
    this.isCounting = true;
    while (this.arrived.size > 0) {
      const batch = this.arrived;
      this.arrived = new Map();
      try {
        const counts = await addCalls(this.db, callsOf(batch));
        for (const { key, calls, secondsLeft } of counts) {
          const waiting = batch.get(key)?.waiting ?? [];
          waiting.forEach(({ resolve }, index) =>
            resolve({ calls: calls - waiting.length + 1 + index, secondsLeft }),
          );
        }
      } catch (error) {
        for (const { waiting } of batch.values()) waiting.forEach(({ reject }) => reject(error));
      }
    }
    this.isCounting = false;
  }
}

const callsOf = (batch: ReadonlyMap<string, { seconds: number; waiting: Waiting[] }>) =>
  new Map(
    [...batch].map(([key, { seconds, waiting }]) => [key, { seconds, calls: waiting.length }]),
  );
