import { useState } from 'react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { Prefetch } from '@nzuko/contract';
import { ApiError, useSession } from '@nzuko/shared-auth';
import { ButtonLink, ErrorState, PageContainer, useParams } from '@nzuko/shared-ui';

import { eventQuery } from '../../api/eventsApi';
import { listedEvent } from '../../api/listedEvent';
import { queryClient } from '../../api/queryClient';
import { eventFailedMessage } from '../../messages/eventMessages';
import { firstSale } from '../../ticket/ticketSale';
import { useDocumentTitle } from '../../title/useDocumentTitle';
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

/** People wait on the page for a popular sale. */
const ASKS_FOR_SALE_MS = 30_000;

/** Counts the members who have left: what they typed and booked here is nobody else's. A visitor who signs in keeps it. */
function useMembersGone(): number {
  const userId = useSession(({ user }) => user?.id);
  const [last, setLast] = useState({ userId, gone: 0 });
  if (last.userId !== userId) setLast({ userId, gone: last.userId ? last.gone + 1 : last.gone });
  return last.gone;
}

function EventById({ id }: { id: string }) {
  const membersGone = useMembersGone();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...eventQuery(id),
    // Whoever comes from a list reads at once, and the answer brings it up to date.
    placeholderData: () => listedEvent(id),
    refetchInterval: ({ state: { data: known } }) =>
      known && firstSale(known, Date.now()) ? ASKS_FOR_SALE_MS : false,
  });
  const failure = error && ApiError.from(error);
  // One that is deleted, or no longer this member's to see, goes. After other failures the last answer stays.
  const event = failure?.status === 404 ? undefined : data;
  useDocumentTitle(event?.title ?? (failure ? 'Event Not Found' : undefined));
  if (event) return <EventDetail key={membersGone} event={event} loadedAt={dataUpdatedAt} />;
  if (!failure) return <EventDetailSkeleton />;

  const canRetry = failure.isUnreachable || failure.status >= 500;
  return (
    <PageContainer width="text">
      <ErrorState
        title="Event Not Found"
        headingLevel={1}
        onRetry={canRetry ? () => void refetch() : undefined}
        retrying={isFetching}
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
