import { dateFormat } from '@nzuko/shared-ui/parts';

/** A time of day at the event: "18:30:10", or "18:30" if `timeStyle` is short. */
export const clockText = (
  at: number | Date,
  timeZone: string,
  timeStyle: 'medium' | 'short' = 'medium',
): string => dateFormat('en-NG', { timeZone, timeStyle, hourCycle: 'h23' }).format(at);
