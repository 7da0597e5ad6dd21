import { DAY_MS, HOUR_MS } from '../durations';

export const EVERY_MINUTE = '* * * * *';

interface Cadence {
  /** A PostgreSQL interval: how long a task may go without a success. A failure that the next turn mends alerts nobody. */
  allowance: string;
  /** How far back to make up for turns missed during a restart. */
  backfillMs: number;
}

/** Depends on how often a task is run: each minute, each hour or less often. */
export function cadenceOf(every: string): Cadence {
  if (every.startsWith('* ')) return { allowance: '30 minutes', backfillMs: 0 };
  if (/^\d+ \* /.test(every)) return { allowance: '3 hours', backfillMs: HOUR_MS };
  return { allowance: '2 days', backfillMs: DAY_MS };
}
