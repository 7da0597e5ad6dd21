import { useQuery } from '@tanstack/react-query';
import { ButtonLink, EmptyState, Stack } from 'shared-ui';

import { savedEventsQuery } from '../../../api/savedEventsApi';
import { EventCard } from '../../../components/EventCard';
import { EventGrid } from '../../../components/EventGrid';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { eventsFailedMessage } from '../../../messages/dashboardMessages';
import { TabHeader } from '../TabHeader';
import { usePlace } from '../usePlace';

/** The events that the attendee has saved. */
export function FavoritesTab() {
  const { data, isError, isFetching, refetch } = useQuery(savedEventsQuery);
  const { hrefToTab } = usePlace();
  return (
    <Stack gap={6}>
      <TabHeader title="Favorites" subtitle="What you have saved for later." />
      {data ? (
        data.length > 0 ? (
          <EventGrid>
            {data.map((event) => (
              <li key={event.id}>
                <EventCard event={event} />
              </li>
            ))}
          </EventGrid>
        ) : (
          <EmptyState
            title="No favorites yet"
            action={<ButtonLink to={hrefToTab('discover')}>Discover Events</ButtonLink>}
          >
            Save an event, and it stands here.
          </EmptyState>
        )
      ) : isError ? (
        <LoadError message={eventsFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LoadingRows label="Loading your favorites…" height="14rem" />
      )}
    </Stack>
  );
}
