import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { Prefetch } from '@nzuko/contract';
import { ApiError } from '@nzuko/shared-auth';
import { ButtonLink, ErrorState, PageContainer, useParams } from '@nzuko/shared-ui';

import { eventQuery, type Event } from '../../api/eventsApi';
import { listedEvent } from '../../api/listedEvent';
import { queryClient } from '../../api/queryClient';
import { eventFailedMessage } from '../../messages/eventMessages';
import { EventDetail } from './EventDetail';
import { EventDetailSkeleton } from './EventDetailSkeleton';

/** `/events/:id`: one event, and the booking of its tickets. */
export default function EventDetailScreen() {
  const { id = '' } = useParams();
  return (
    <QueryClientProvider client={queryClient}>
      <EventById key={id} id={id} />
    </QueryClientProvider>
  );
}

const prefetch: Prefetch = async ({ params: { id = '' } }) => {
  // One that a list has shown is shown at once, and its link may be one of many under a moving pointer.
  if (!listedEvent(id)) await queryClient.prefetchQuery(eventQuery(id));
};
EventDetailScreen.prefetch = prefetch;

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** How long until a sale begins or ends: the API only says then what is left. Later by a second, for its clock. */
const untilNextSale = (event: Event | undefined): number =>
  Math.min(
    ...(event?.ticket_types ?? [])
      .flatMap(({ sale_starts_at: start, sale_ends_at: end }) => [start, end])
      .map((time) => Date.parse(time ?? '') + 1000 - Date.now())
      .filter((ms) => ms > 0),
    LONGEST_TIMER_MS,
  );

function EventById({ id }: { id: string }) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...eventQuery(id),
    // Whoever comes from a list reads at once, and the answer brings it up to date.
    placeholderData: () => listedEvent(id),
    refetchInterval: ({ state }) => untilNextSale(state.data),
  });
  if (data) return <EventDetail event={data} loadedAt={dataUpdatedAt} />;
  if (!error) return <EventDetailSkeleton />;

  const failure = ApiError.from(error);
  const canRetry = failure.isUnreachable || failure.status >= 500;
  return (
    <PageContainer width="text">
      <ErrorState
        title="Event Not Found"
        headingLevel={1}
        onRetry={canRetry ? () => void refetch() : undefined}
        retrying={isFetching}
        retryLabel="Try Again"
        actions={
          <ButtonLink to="/events" variant={canRetry ? 'secondary' : 'primary'}>
            Browse Events
          </ButtonLink>
        }
      >
        {eventFailedMessage(failure)}
      </ErrorState>
    </PageContainer>
  );
}
