import { styled, theme } from '@nzuko/shared-ui';

import type { SalesReport } from '../../../api/salesApi';
import { BarChart } from './BarChart';
import { checkInBars, salesBars } from './chartBars';
import type { TimeRange } from './timeRanges';

interface SalesChartsProps {
  report: SalesReport;
  today: string;
  range: TimeRange;
}

const periods = { 1: 'day', 7: 'week', 30: '30 days' } as const;

/** Charts of sales and revenue over time, and of check-ins by hour. */
export function SalesCharts({ report, today, range }: SalesChartsProps) {
  const { tickets, revenue } = salesBars(report, today, range);
  const period = periods[range.step];
  return (
    <Grid>
      <BarChart
        title={`Tickets sold by ${period}`}
        labelHeader="When"
        valueHeader="Tickets"
        bars={tickets}
        tone="sales"
        empty="No tickets sold in this period."
      />
      <BarChart
        title={`Revenue by ${period}, as paid`}
        labelHeader="When"
        valueHeader="Revenue"
        bars={revenue}
        tone="revenue"
        empty="No revenue in this period."
      />
      <BarChart
        title="Check-ins by hour"
        labelHeader="Hour"
        valueHeader="Check-ins"
        bars={checkInBars(report)}
        tone="checkIns"
        empty="No check-ins in this period."
      />
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${theme.space[4]};
`;
