import { useQuery } from '@tanstack/react-query';
import { eventsFailedMessage } from '@nzuko/shared-auth/queries';
import { Button, ButtonLink, EmptyState, Stack, styled } from '@nzuko/shared-ui';
import { UnlistedNotice } from '@nzuko/shared-ui/parts';

import { myEventsQuery, type Event } from '../../../api/eventsApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { SuspendedEvents } from '../../../components/SuspendedEvents';
import { NEWEST_EVENTS_SHOWN } from '../../../constants';
import { CreateEventLink } from '../CreateEventLink';
import { TabHeader } from '../TabHeader';
import { useDashboardUrl } from '../useDashboardUrl';
import { EventFilterPanel } from './EventFilterPanel';
import { filterEvents, isFiltered, newestFirst, type EventFilters } from './eventFilters';
import { EventGrid } from '../../../components/EventGrid';
import { MyEventCard } from './MyEventCard';

/** The organizer's events: the three newest, or those that match the filters. */
export function OrganizerEventsTab() {
  const { data, isError, isFetching, refetch } = useQuery(myEventsQuery);
  return (
    <Stack gap={6}>
      <TabHeader
        title="My Events"
        subtitle={data ? summary(data) : undefined}
        actions={
          <Stack direction="row" gap={3} wrap>
            {data ? <PublicPageLink events={data} /> : null}
            <CreateEventLink />
          </Stack>
        }
      />
      {data?.some(({ is_unlisted }) => is_unlisted) ? <UnlistedNotice /> : null}
      {data ? <SuspendedEvents events={data} /> : null}
      {data ? (
        <MyEvents events={newestFirst(data)} />
      ) : isError ? (
        <LoadError message={eventsFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LoadingRows label="Loading your events…" height="11rem" />
      )}
    </Stack>
  );
}

/** To share: the list of the team's events that visitors find, once there are any. */
function PublicPageLink({ events }: { events: Event[] }) {
  const found = events.find(({ status, is_unlisted }) => status === 'PUBLISHED' && !is_unlisted);
  return found ? (
    <ButtonLink to={`/events?organizer=${found.organizer_details.id}`} variant="secondary">
      Public Page
    </ButtonLink>
  ) : null;
}

function MyEvents({ events }: { events: Event[] }) {
  const { query, change } = useDashboardUrl();
  const filters: EventFilters = {
    search: query.get('search') ?? '',
    status: query.get('status') ?? '',
    category: query.get('category') ?? '',
  };
  if (events.length === 0) {
    return (
      <EmptyState title="You have no events yet">
        Your drafts and published events show up here.
      </EmptyState>
    );
  }

  const filtered = isFiltered(filters);
  const found = filterEvents(events, filters);
  const hasMore = events.length > NEWEST_EVENTS_SHOWN;
  const showsAll = filtered || query.get('all') === '1';
  const shown = showsAll ? found : found.slice(0, NEWEST_EVENTS_SHOWN);
  const clear = () => change({ search: '', status: '', category: '' });
  return (
    <>
      <EventFilterPanel filters={filters} onChange={change} />
      <Count role="status">
        {filtered
          ? `${found.length} of ${eventsText(events.length)}`
          : hasMore &&
            (showsAll
              ? `All ${events.length} events`
              : `The ${shown.length} newest of ${events.length}`)}
      </Count>
      {shown.length === 0 ? (
        <EmptyState
          title="No events match these filters"
          action={<Button onClick={clear}>Clear Filters</Button>}
        >
          Try fewer words, another status or another category.
        </EmptyState>
      ) : (
        <EventGrid>
          {shown.map((event) => (
            <li key={event.id}>
              <MyEventCard event={event} />
            </li>
          ))}
        </EventGrid>
      )}
      {!filtered && hasMore ? (
        <Stack direction="row" justify="center">
          <Button variant="secondary" onClick={() => change({ all: showsAll ? '' : '1' })}>
            {showsAll ? 'Show Only the Newest' : `Show All ${events.length} Events`}
          </Button>
        </Stack>
      ) : null}
    </>
  );
}

function summary(events: readonly Event[]): string {
  const count = (status: Event['status']) => events.filter((each) => each.status === status).length;
  const drafts = count('DRAFT');
  return `${count('PUBLISHED')} published, ${drafts} ${drafts === 1 ? 'draft' : 'drafts'}, ${count('CANCELLED')} cancelled`;
}

const eventsText = (count: number) => (count === 1 ? '1 event' : `${count} events`);

// A live region must exist before its text changes; without one, it takes no room.
const Count = styled.p`
  &:empty {
    position: absolute;
  }
`;
