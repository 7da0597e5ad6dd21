import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations';

/** How long something lasts, in words: "15 minutes", "an hour", "48 hours", "7 days". */
export function durationText(ms: number): string {
  if (ms === HOUR_MS) return 'an hour';
  if (ms > 2 * DAY_MS) return `${ms / DAY_MS} days`;
  return ms < HOUR_MS ? `${ms / MINUTE_MS} minutes` : `${ms / HOUR_MS} hours`;
}
