import { InvalidFieldsError } from '../platform/http/errors';
import { startOfDay } from '../platform/timezones';

/** A half-open time range; either end may be missing. */
export interface DateRange {
  from?: Date;
  before?: Date;
}

/**
 * Parses a query's `from` and `to`: days in the time zone, or times. A day in `to` is included.
 *
 * @throws InvalidFieldsError if one is neither.
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

/** By calendar day, since a day may have 23 hours. The last one that four digits can name has none after it. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.getUTCFullYear() > 9999 ? day : date.toISOString().slice(0, 10);
}

function readMoment(field: string, text: string, timezone: string): Date {
  const hasZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const moment = startOfDay(text, timezone) ?? (hasZone ? new Date(text) : null);
  if (moment && !Number.isNaN(moment.getTime())) return moment;
  throw new InvalidFieldsError({
    [field]: ['Expected a day such as 2026-03-01, or a time with its zone.'],
  });
}
