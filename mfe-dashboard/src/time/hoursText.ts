import { formatEventDate, formatEventDateRange } from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

/** From when to when: with the day once if it is one, "Sat, 21 Nov 2026, 16:00–23:00 WAT". */
export function hoursText(starts: string, ends: string, timezone: string): string {
  const isOneDay = formatEventDate(starts, timezone) === formatEventDate(ends, timezone);
  return isOneDay
    ? formatEventDateRange(starts, ends, timezone)
    : `${momentText(starts, timezone)} – ${momentText(ends, timezone)}`;
}
