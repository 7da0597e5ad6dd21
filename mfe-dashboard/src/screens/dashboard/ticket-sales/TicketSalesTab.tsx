import { useQuery } from '@tanstack/react-query';
import { eventsFailedMessage } from 'shared-auth/queries';
import { Stack } from 'shared-ui';

import { myEventsQuery } from '../../../api/eventsApi';
import type { SalesFilters } from '../../../api/salesApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { TabHeader } from '../TabHeader';
import { useDashboardUrl } from '../useDashboardUrl';
import { SalesFilterPanel } from './SalesFilterPanel';
import { SalesResults } from './SalesResults';
import { soldTicketLooks } from './soldTickets';

/** The tickets sold for the organizer's events. */
export function TicketSalesTab() {
  const { data: events, isError, isFetching, refetch } = useQuery(myEventsQuery);
  const { query, change } = useDashboardUrl();
  const page = Number(query.get('page'));
  const wanted = query.get('event');
  const filters: SalesFilters = {
    event: events?.some(({ id }) => String(id) === wanted) ? (wanted ?? '') : '',
    status: Object.keys(soldTicketLooks).find((each) => each === query.get('status')) ?? '',
    search: query.get('search') ?? '',
  };
  return (
    <Stack gap={6}>
      <TabHeader title="Ticket Sales" subtitle="Every ticket for your events, newest first." />
      {events ? (
        <>
          <SalesFilterPanel events={events} filters={filters} onChange={change} />
          <SalesResults
            filters={filters}
            page={Number.isSafeInteger(page) && page > 1 ? page : 1}
          />
        </>
      ) : isError ? (
        <LoadError message={eventsFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LoadingRows label="Loading your events…" height="5rem" />
      )}
    </Stack>
  );
}
