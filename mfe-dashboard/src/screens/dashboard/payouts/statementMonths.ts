import { defaultTimezone } from '@nzuko/contract';

const MONTHS = 24;

/** The last two years' months in the books' time zone, the present one first: "2026-11", "November 2026". */
export function statementMonths(now: Date): { value: string; label: string }[] {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: defaultTimezone }).format(now);
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, ago) => {
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
}
