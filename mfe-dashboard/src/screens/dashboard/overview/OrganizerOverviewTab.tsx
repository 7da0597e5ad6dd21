import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import { EmptyState, Skeleton, Stack, styled, theme } from 'shared-ui';

import { myEventsQuery } from '../../../api/eventsApi';
import { EventPicker } from '../../../components/EventPicker';
import { LoadError } from '../../../components/LoadError';
import { pickEvent } from '../../../components/pickEvent';
import { useNow } from '../../../components/useNow';
import { eventsFailedMessage } from '../../../messages/dashboardMessages';
import { CreateEventLink } from '../CreateEventLink';
import { TabHeader } from '../TabHeader';
import { TabSection } from '../TabSection';
import { usePlace } from '../usePlace';
import { greeting } from './greeting';
import { RecentEvents } from './RecentEvents';
import { StatisticsCards, StatisticsSkeleton } from './StatisticsCards';

const MINUTE_MS = 60_000;

/** The figures of one of my events, and what is new among all. */
export function OrganizerOverviewTab() {
  const user = useSession((session) => session.user);
  return (
    <Stack gap={8}>
      <TabHeader
        title={greeting(user)}
        subtitle="How your events are doing."
        actions={<CreateEventLink />}
      />
      <PickedEvent />
      <RecentEvents />
    </Stack>
  );
}

function PickedEvent() {
  const { data: events, isError, isFetching, refetch } = useQuery(myEventsQuery);
  const { query, change } = usePlace();
  const now = useNow(MINUTE_MS);

  if (isError) {
    return <LoadError message={eventsFailedMessage} onRetry={refetch} retrying={isFetching} />;
  }
  if (!events) {
    return (
      <TabSection
        title="Statistics"
        aside={
          <PickerBox>
            <Skeleton height="4.5rem" radius={theme.radius.md} />
          </PickerBox>
        }
      >
        <StatisticsSkeleton label="Loading your events…" />
      </TabSection>
    );
  }
  const picked = pickEvent(events, query.get('event'), now);
  if (!picked) {
    return (
      <EmptyState title="No events of yours yet">
        Sales and check-ins show here as soon as you have an event.
      </EmptyState>
    );
  }
  return (
    <TabSection
      title="Statistics"
      aside={
        <PickerBox>
          <EventPicker events={events} picked={picked} onPick={(event) => change({ event })} />
        </PickerBox>
      }
    >
      <StatisticsCards key={picked.id} eventId={picked.id} />
    </TabSection>
  );
}

const PickerBox = styled.div`
  width: min(100%, 26rem);
  padding-bottom: ${theme.space[1]};
`;
