/** The time ranges of spec section 9. Sales are drawn by day, by week or by month, so that a chart has 7 to 30 bars. */
export const timeRanges = [
  { value: '7', label: 'Last 7 days', days: 7, step: 1 },
  { value: '30', label: 'Last 30 days', days: 30, step: 1 },
  { value: '90', label: 'Last 3 months', days: 90, step: 7 },
  { value: '365', label: 'Last year', days: 365, step: 30 },
] as const;

export type TimeRange = (typeof timeRanges)[number];

/** The range that the URL names; else the last 30 days. */
export const pickRange = (wanted: string | null): TimeRange =>
  timeRanges.find(({ value }) => value === wanted) ?? timeRanges[1];

const DAY_MS = 86_400_000;

/** A day of the calendar moved by some days: `2026-03-01` by -1 is `2026-02-28`. */
const moved = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);

/** Today in a zone, as `2026-03-01`. */
export const todayIn = (timezone: string, now: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(now);

/** The first day of a range that ends today. */
export const firstDay = (today: string, { days }: TimeRange) => moved(today, 1 - days);

/** A stretch of days, both ends included. */
export interface Stretch {
  from: string;
  to: string;
}

/** A range cut into stretches of its step, the last one ending today; the first may be shorter. */
export function stretches(today: string, range: TimeRange): Stretch[] {
  const begin = firstDay(today, range);
  const cut: Stretch[] = [];
  for (let to = today; to >= begin; to = moved(to, -range.step)) {
    const from = moved(to, 1 - range.step);
    cut.unshift({ from: from < begin ? begin : from, to });
  }
  return cut;
}

const dayFormat = new Intl.DateTimeFormat('en-NG', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const dayText = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** "3 Mar", or "3 Mar – 9 Mar". */
export const stretchText = ({ from, to }: Stretch) =>
  from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;
