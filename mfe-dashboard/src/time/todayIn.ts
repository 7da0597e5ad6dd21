import { dateFormat } from '@nzuko/shared-ui/parts';

/** Today in a zone, as `2026-03-01`. */
export const todayIn = (timeZone: string, now: Date | number) =>
  dateFormat('en-CA', { timeZone }).format(now);
