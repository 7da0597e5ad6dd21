import { useQuery } from '@tanstack/react-query';
import { eventsFailedMessage } from '@nzuko/shared-auth/queries';
import { Stack } from '@nzuko/shared-ui';

import { myEventsQuery } from '../../../api/eventsApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { TabHeader } from '../TabHeader';
import { useDashboardUrl } from '../useDashboardUrl';
import { SalesFilterPanel } from './SalesFilterPanel';
import { SalesResults } from './SalesResults';
import { readChoice } from './salesFilters';

/** The tickets sold for the organizer's events. */
export function TicketSalesTab() {
  const { data: events, isError, isFetching, refetch } = useQuery(myEventsQuery);
  const { query, change } = useDashboardUrl();
  const choice = readChoice(query, events?.map(({ id }) => id) ?? []);
  return (
    <Stack gap={6}>
      <TabHeader title="Ticket Sales" subtitle="The tickets for your events, newest first." />
      {events ? (
        <>
          <SalesFilterPanel events={events} filters={choice} onChange={change} />
          <SalesResults choice={choice} events={events} />
        </>
      ) : isError ? (
        <LoadError message={eventsFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LoadingRows label="Loading your events…" height="5rem" />
      )}
    </Stack>
  );
}
