import { defaultTimezone } from '@nzuko/contract';

const MONTHS = 24;

const monthOf = (moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: defaultTimezone }).format(moment).slice(0, 7);

/**
 * The last two years' months in the books' time zone, the present one first: "2026-11", "November 2026".
 *
 * @param since an ISO timestamp that the first month has, if that is known.
 */
export function statementMonths(now: Date, since?: string): { value: string; label: string }[] {
  const [year = 0, month = 1] = monthOf(now).split('-').map(Number);
  const earliest = since === undefined ? '' : monthOf(new Date(since));
  const months = Array.from({ length: MONTHS }, (_, ago) => {
    const first = new Date(Date.UTC(year, month - 1 - ago, 1));
    const label = first.toLocaleDateString('en-NG', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return {
      value: first.toISOString().slice(0, 7),
      label: ago === 0 ? `${label}, so far` : label,
    };
  });
  return months.filter(({ value }) => value >= earliest);
}
