import { InvalidFieldsError } from '../../http/errors';
import { startOfDay } from '../../timezones';

/** From a moment on, and up to but without another; either may be open. */
export interface DateRange {
  from?: Date;
  before?: Date;
}

/**
 * Reads `from` and `to` of a query: days of the zone, or times. `to` includes its whole day.
 *
 * @throws InvalidFieldsError when one of them is neither.
 */
export function readRange(query: { from?: string; to?: string }, timezone: string): DateRange {
  const { from, to } = query;
  return {
    ...(from && { from: readMoment('from', from, timezone) }),
    ...(to && { before: endOf(to, timezone) }),
  };
}

function endOf(to: string, timezone: string): Date {
  const isDay = startOfDay(to, timezone) !== null;
  return readMoment('to', isDay ? dayAfter(to) : to, timezone);
}

/** By the calendar, not by the clock: a day may have 23 hours. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

function readMoment(field: string, text: string, timezone: string): Date {
  const hasZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const moment = startOfDay(text, timezone) ?? (hasZone ? new Date(text) : null);
  if (moment && !Number.isNaN(moment.getTime())) return moment;
  throw new InvalidFieldsError({
    [field]: ['Expected a day such as 2026-03-01, or a time with its zone.'],
  });
}
