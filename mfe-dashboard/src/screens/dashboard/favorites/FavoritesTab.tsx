import { useQuery } from '@tanstack/react-query';
import { eventsFailedMessage, useSavedEventsQuery } from '@nzuko/shared-auth/queries';
import { ButtonLink, EmptyState, Stack } from '@nzuko/shared-ui';

import { EventGrid } from '../../../components/EventGrid';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { SavableEventCard } from '../../../components/SavableEventCard';
import { TabHeader } from '../TabHeader';
import { useDashboardUrl } from '../useDashboardUrl';

/** The attendee's saved events. */
export function FavoritesTab() {
  const { data, isError, isFetching, refetch } = useQuery(useSavedEventsQuery());
  const { hrefToTab } = useDashboardUrl();
  return (
    <Stack gap={6}>
      <TabHeader title="Favorites" subtitle="Events you’ve saved for later." />
      {data ? (
        data.length > 0 ? (
          <EventGrid>
            {data.map((event) => (
              <li key={event.id}>
                <SavableEventCard event={event} />
              </li>
            ))}
          </EventGrid>
        ) : (
          <EmptyState
            title="No favorites yet"
            action={<ButtonLink to={hrefToTab('discover')}>Discover Events</ButtonLink>}
          >
            Events you save show up here.
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
