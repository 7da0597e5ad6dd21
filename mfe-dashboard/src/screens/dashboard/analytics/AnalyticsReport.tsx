import { useQueries } from '@tanstack/react-query';
import { Download } from '@nzuko/shared-ui/icons';
import { Button, defaultTimeZone } from '@nzuko/shared-ui';

import type { Event } from '../../../api/eventsApi';
import { salesReportQuery } from '../../../api/salesApi';
import { datedCsv, downloadCsv } from '../../../files/csv';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { MINUTE_MS } from '../../../time/durations';
import { todayIn } from '../../../time/todayIn';
import { useNow } from '../../../time/useNow';
import { analyticsFailedMessage } from '../../../messages/dashboardMessages';
import { TabSection } from '../TabSection';
import { AnalyticsCards } from './AnalyticsCards';
import { keyInsights } from './insights';
import { KeyInsights } from './KeyInsights';
import { performanceRows, performances } from './performance';
import { PerformanceTable } from './PerformanceTable';
import { SalesCharts } from './SalesCharts';
import { firstDay, type TimeRange } from './timeRanges';

interface AnalyticsReportProps {
  events: Event[];
  picked: Event | undefined;
  range: TimeRange;
}

/** The report for one event or all, in a time range. */
export function AnalyticsReport({ events, picked, range }: AnalyticsReportProps) {
  const now = useNow(MINUTE_MS);
  const today = todayIn(picked?.timezone ?? defaultTimeZone, now);
  const [inRange, allTime] = useQueries({
    queries: [salesReportQuery(picked?.id, firstDay(today, range)), salesReportQuery(picked?.id)],
  });

  if (!inRange.data || !allTime.data) {
    return inRange.isError || allTime.isError ? (
      <LoadError
        message={analyticsFailedMessage}
        onRetry={() => Promise.all([inRange.refetch(), allTime.refetch()])}
        retrying={inRange.isFetching || allTime.isFetching}
      />
    ) : (
      <LoadingRows label="Loading analytics…" height="9rem" />
    );
  }

  const rows = performances(
    picked ? [picked] : events,
    { range: inRange.data, allTime: allTime.data },
    now,
  );
  const handleExport = () => downloadCsv(datedCsv('analytics-report'), performanceRows(rows));
  return (
    <>
      <AnalyticsCards rows={rows} paid={inRange.data.totals.revenue} range={range} />
      <TabSection title="Key insights">
        <KeyInsights insights={keyInsights(rows, range.label)} />
      </TabSection>
      <TabSection title="Over time">
        <SalesCharts report={inRange.data} today={today} range={range} />
      </TabSection>
      <TabSection
        title="Event performance"
        aside={
          <Button
            variant="secondary"
            size="sm"
            startIcon={<Download size={18} />}
            onClick={handleExport}
          >
            Export CSV
          </Button>
        }
      >
        <PerformanceTable rows={rows} />
      </TabSection>
    </>
  );
}
