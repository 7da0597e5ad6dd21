import type { SlotProps } from '@nzuko/contract';
import { formatEventDate, formatEventDateRange } from '@nzuko/shared-ui';
import { wallTimeOf } from '@nzuko/shared-ui/parts';

type Event = SlotProps['dashboard.overview']['event'];

/** The days on which other events compete with one. */
interface DaysAround {
  /** From and to this day, as `2026-03-01`. */
  from: string;
  to: string;
  isWeekend: boolean;
}

const DAY_MS = 86_400_000;
const FRIDAY = 5;

const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const dayIn = (zone: string, instant: number | string) =>
  wallTimeOf(new Date(instant).toISOString(), zone).slice(0, 10);

/** From Friday to Sunday for an event that is on then, otherwise from Monday to Sunday; never before `now` (ms since 1970). */
export function daysAround({ start_date, timezone }: Event, now: number): DaysAround {
  const today = dayIn(timezone, now);
  const start = dayIn(timezone, start_date);
  // Of an event that has begun, what is on today matters.
  const day = start < today ? today : start;
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  const isWeekend = sinceMonday >= FRIDAY - 1;
  const from = plusDays(day, (isWeekend ? FRIDAY - 1 : 0) - sinceMonday);
  return {
    from: from < today ? today : from,
    to: plusDays(day, 6 - sinceMonday),
    isWeekend,
  };
}

/** These days in words: "4–6 Dec 2026", or "Sun, 6 Dec 2026". */
export function daysText({ from, to }: DaysAround): string {
  // At noon: an end at midnight would be of the day before.
  return from === to
    ? formatEventDate(from, 'UTC')
    : formatEventDateRange(from, `${to}T12:00Z`, 'UTC');
}
