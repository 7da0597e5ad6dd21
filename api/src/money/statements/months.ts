import { InvalidFieldsError } from '../../platform/http/errors';
import { DEFAULT_TIMEZONE, startOfDay } from '../../platform/timezones';
import type { Period } from './statements-repository';

/** A month of the books, from midnight to midnight in Lagos. */
export interface Month extends Period {
  /** "2026-03". */
  name: string;
  /** "March 2026". */
  title: string;
  /** False while it lasts. */
  isOver: boolean;
}

/** @throws InvalidFieldsError unless it is a month that has begun. */
export function readMonth(name: string, now: Date): Month {
  const match = /^(2\d{3})-(0[1-9]|1[0-2])$/.exec(name);
  const year = Number(match?.[1]);
  const month = Number(match?.[2]);
  const from = match && startOfDay(`${name}-01`, DEFAULT_TIMEZONE);
  const next =
    month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  const until = match && startOfDay(next, DEFAULT_TIMEZONE);
  if (!from || !until) {
    throw new InvalidFieldsError({ month: ['Month must be a year and a month, such as 2026-03'] });
  }
  if (from > now) throw new InvalidFieldsError({ month: ['This month has not begun yet'] });
  const title = new Intl.DateTimeFormat('en-NG', {
    month: 'long',
    year: 'numeric',
    timeZone: DEFAULT_TIMEZONE,
  }).format(from);
  return { name, title, from, until, isOver: until <= now };
}
