import { useQuery } from '@tanstack/react-query';
import { EmptyState, Stack } from '@nzuko/shared-ui';

import { myEventsQuery, type Event } from '../../../api/eventsApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { analyticsFailedMessage } from '../../../messages/dashboardMessages';
import { CreateEventLink } from '../CreateEventLink';
import { TabHeader } from '../TabHeader';
import { useDashboardUrl } from '../useDashboardUrl';
import { AnalyticsFilters } from './AnalyticsFilters';
import { AnalyticsReport } from './AnalyticsReport';
import { pickRange } from './timeRanges';

/** Analytics of the organizer's events. */
export function AnalyticsTab() {
  const { data, isError, isFetching, refetch } = useQuery(myEventsQuery);
  return (
    <Stack gap={6}>
      <TabHeader title="Analytics" subtitle="Sales, occupancy and check-ins across your events." />
      {data ? (
        <Analytics events={data} />
      ) : isError ? (
        <LoadError message={analyticsFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LoadingRows label="Loading analytics…" height="9rem" />
      )}
    </Stack>
  );
}

function Analytics({ events }: { events: Event[] }) {
  const { query, change } = useDashboardUrl();
  const onSale = events.filter(({ status }) => status !== 'DRAFT');
  const picked = onSale.find(({ id }) => String(id) === query.get('event'));
  const range = pickRange(query.get('range'));
  if (onSale.length === 0) {
    return (
      <EmptyState title="Nothing to analyse yet" action={<CreateEventLink />}>
        Publish an event to see its sales, occupancy and check-ins here.
      </EmptyState>
    );
  }
  return (
    <>
      <AnalyticsFilters events={onSale} picked={picked} range={range} onChange={change} />
      <AnalyticsReport events={onSale} picked={picked} range={range} />
    </>
  );
}
