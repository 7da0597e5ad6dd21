import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { ApiError, useSession } from 'shared-auth';
import { ButtonLink, ErrorState, PageContainer, Skeleton, useParams } from 'shared-ui';

import { eventQuery } from '../../api/eventsApi';
import { queryClient } from '../../api/queryClient';
import { notYoursMessage } from '../../messages/editEventMessages';
import { eventFailedMessage } from '../../messages/eventMessages';
import { EditEvent } from './EditEvent';

/** `/events/:id/edit`: lets organizers edit, publish or cancel their event. */
export default function EditEventScreen() {
  const { id = '' } = useParams();
  return (
    <QueryClientProvider client={queryClient}>
      <EditEventById key={id} id={id} />
    </QueryClientProvider>
  );
}

function EditEventById({ id }: { id: string }) {
  const user = useSession((session) => session.user);
  const { data: event, error, isFetching, refetch } = useQuery(eventQuery(id));

  if (event && user) {
    const hasAccess = event.organizer_details.id === user.id || user.role === 'ADMIN';
    if (hasAccess && event.status !== 'CANCELLED') return <EditEvent event={event} />;
    return (
      <PageContainer width="text">
        <ErrorState
          title={hasAccess ? 'This event is cancelled' : 'Not your event'}
          headingLevel={1}
          actions={<ButtonLink to={`/events/${event.id}`}>View Event</ButtonLink>}
        >
          {hasAccess ? 'A cancelled event can no longer be changed.' : notYoursMessage}
        </ErrorState>
      </PageContainer>
    );
  }
  if (!error) {
    return (
      <PageContainer>
        <Skeleton label="Loading event…" height="30rem" />
      </PageContainer>
    );
  }
  return (
    <PageContainer width="text">
      <ErrorState
        title="Event Not Found"
        headingLevel={1}
        onRetry={() => void refetch()}
        retrying={isFetching}
        retryLabel="Try Again"
        actions={<ButtonLink to="/events">Browse Events</ButtonLink>}
      >
        {eventFailedMessage(ApiError.from(error))}
      </ErrorState>
    </PageContainer>
  );
}
