import { useQuery } from '@tanstack/react-query';
import { eventsFailedMessage } from '@nzuko/shared-auth/queries';
import { EmptyState, Stack } from '@nzuko/shared-ui';

import { myEventsQuery } from '../../../api/eventsApi';
import { EventPicker } from '../../../components/EventPicker';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { pickEvent } from '../../../event/pickEvent';
import { MINUTE_MS } from '../../../time/durations';
import { useNow } from '../../../time/useNow';
import { CreateEventLink } from '../CreateEventLink';
import { TabHeader } from '../TabHeader';
import { useDashboardUrl } from '../useDashboardUrl';
import { EventAttendees } from './EventAttendees';

/** The attendees of one of the organizer's events, and their check-ins. */
export function AttendeesTab() {
  const { data: events, isError, isFetching, refetch } = useQuery(myEventsQuery);
  const { query, change } = useDashboardUrl();
  const now = useNow(MINUTE_MS);
  const picked = events && pickEvent(events, query.get('event'), now);
  return (
    <Stack gap={6}>
      <TabHeader
        title="Attendees"
        subtitle="Everyone with a valid ticket, and who has checked in."
        actions={
          events && picked ? (
            <EventPicker
              events={events}
              picked={picked}
              onPick={(event) => change({ event, search: '' })}
            />
          ) : undefined
        }
      />
      {picked ? (
        <EventAttendees key={picked.id} event={picked} />
      ) : events ? (
        <EmptyState title="You have no events yet" action={<CreateEventLink />}>
          Attendees show up here once someone books a ticket.
        </EmptyState>
      ) : isError ? (
        <LoadError message={eventsFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LoadingRows label="Loading your events…" />
      )}
    </Stack>
  );
}
