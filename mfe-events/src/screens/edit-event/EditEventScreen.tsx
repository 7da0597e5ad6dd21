import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { ApiError, useSession } from '@nzuko/shared-auth';
import { ButtonLink, ErrorState, PageContainer, useParams } from '@nzuko/shared-ui';

import { eventQuery } from '../../api/eventsApi';
import { queryClient } from '../../api/queryClient';
import { teamsQuery } from '../../api/teamsApi';
import { LoadingBlock } from '../../components/LoadingBlock';
import { editNotLoadedTitle, notYoursMessage } from '../../messages/editEventMessages';
import { eventFailedMessage } from '../../messages/eventMessages';
import { EditEvent } from './EditEvent';

/** `/events/:id/edit`: lets organizers and their teams edit, publish or cancel their event. */
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
  const { data: event, ...asked } = useQuery(eventQuery(id));
  const organizerId = event?.organizer_details.id;
  const isOwn = organizerId === user?.id;
  const needsTeams = user !== null && event !== undefined && !isOwn && user.role !== 'ADMIN';
  const teams = useQuery({ ...teamsQuery(user?.id), enabled: needsTeams });
  const failed = asked.error ? asked : teams;

  if (event && user && !(needsTeams && !teams.data)) {
    const team = teams.data?.find((each) => each.id === organizerId);
    const mayEdit =
      team?.rights.includes('events') === true &&
      (team.event_ids === null || team.event_ids.includes(event.id));
    const hasAccess = isOwn || user.role === 'ADMIN' || mayEdit;
    const seesMoney = !needsTeams || team?.rights.includes('money') === true;
    if (hasAccess && event.status !== 'CANCELLED') {
      return <EditEvent event={event} seesMoney={seesMoney} />;
    }
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
  if (!failed.error) {
    return (
      <PageContainer>
        <LoadingBlock label="Loading event…" height="30rem" />
      </PageContainer>
    );
  }
  const failure = ApiError.from(failed.error);
  return (
    <PageContainer width="text">
      <ErrorState
        title={editNotLoadedTitle(failure)}
        headingLevel={1}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
        actions={<ButtonLink to="/events">Browse Events</ButtonLink>}
      >
        {eventFailedMessage(failure)}
      </ErrorState>
    </PageContainer>
  );
}
