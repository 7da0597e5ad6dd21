import { formatNaira } from '@nzuko/shared-ui';

import type { SalesReport } from '../../../api/salesApi';
import { koboOf, nairaOf } from '../../../money/kobo';
import { countText } from '../../../text/countText';
import type { Bar } from './BarChart';
import { splitRange, periodText, type TimeRange } from './timeRanges';

/** Tickets sold and revenue over the range; days without sales count as zero. */
export function salesBars({ by_day }: SalesReport, today: string, range: TimeRange) {
  const periods = splitRange(today, range).map((period) => {
    const days = by_day.filter(({ day }) => day >= period.from && day <= period.to);
    return {
      label: periodText(period),
      tickets: days.reduce((sum, { tickets }) => sum + tickets, 0),
      kobo: days.reduce((sum, { revenue }) => sum + koboOf(revenue), 0),
    };
  });
  return {
    tickets: periods.map(({ label, tickets }): Bar => ({
      label,
      value: tickets,
      text: countText(tickets),
    })),
    revenue: periods.map(({ label, kobo }): Bar => ({
      label,
      value: kobo,
      text: formatNaira(nairaOf(kobo)),
    })),
  };
}

/** Check-ins by hour of day, from the first hour with one to the last. */
export function checkInBars({ check_ins_by_hour }: SalesReport): Bar[] {
  const byHour = new Map<number, number>();
  for (const { hour, check_ins } of check_ins_by_hour) {
    const ofDay = Number(hour.slice(11, 13));
    byHour.set(ofDay, (byHour.get(ofDay) ?? 0) + check_ins);
  }
  if (byHour.size === 0) return [];
  const hours = [...byHour.keys()];
  // A single hour gets its neighbours: alone, it would be a block without a scale.
  const around = byHour.size === 1 ? 1 : 0;
  const first = Math.max(0, Math.min(...hours) - around);
  const last = Math.min(23, Math.max(...hours) + around);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const value = byHour.get(first + index) ?? 0;
    const label = `${String(first + index).padStart(2, '0')}:00`;
    return { label, value, text: countText(value) };
  });
}
