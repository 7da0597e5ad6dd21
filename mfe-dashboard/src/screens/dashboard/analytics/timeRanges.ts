import { DAY_MS } from '../../../time/durations';

/** The time ranges of spec section 9. `step` groups sales by day, week or month, so that a chart has 7 to 30 bars. */
export const timeRanges = [
  { value: '7', label: 'Last 7 days', days: 7, step: 1 },
  { value: '30', label: 'Last 30 days', days: 30, step: 1 },
  { value: '90', label: 'Last 3 months', days: 90, step: 7 },
  { value: '365', label: 'Last year', days: 365, step: 30 },
] as const;

export type TimeRange = (typeof timeRanges)[number];

/** The range named in the URL, else the last 30 days. */
export const pickRange = (wanted: string | null): TimeRange =>
  timeRanges.find(({ value }) => value === wanted) ?? timeRanges[1];

/** Adds days to a date: `2026-03-01` and -1 give `2026-02-28`. */
const addDays = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);

/** The first day of a range that ends today. */
export const firstDay = (today: string, { days }: TimeRange) => addDays(today, 1 - days);

/** A period of days, both ends included. */
export interface Period {
  from: string;
  to: string;
}

/** Splits a range into periods of `step` days, the last one ending today; the first may be shorter. */
export function splitRange(today: string, range: TimeRange): Period[] {
  const firstOfRange = firstDay(today, range);
  const periods: Period[] = [];
  for (let to = today; to >= firstOfRange; to = addDays(to, -range.step)) {
    const from = addDays(to, 1 - range.step);
    periods.unshift({ from: from < firstOfRange ? firstOfRange : from, to });
  }
  return periods;
}

const dayFormat = new Intl.DateTimeFormat('en-NG', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const dayText = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** For example "3 Mar" or "3 Mar – 9 Mar". */
export const periodText = ({ from, to }: Period) =>
  from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;
