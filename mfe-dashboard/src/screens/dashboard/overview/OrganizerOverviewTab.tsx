import { useQuery } from '@tanstack/react-query';
import { useSession } from '@nzuko/shared-auth';
import { eventsFailedMessage } from '@nzuko/shared-auth/queries';
import { EmptyState, Skeleton, Stack, theme } from '@nzuko/shared-ui';

import { myEventsQuery } from '../../../api/eventsApi';
import { EventPicker, PickerBox } from '../../../components/EventPicker';
import { LoadError } from '../../../components/LoadError';
import { SuspendedEvents } from '../../../components/SuspendedEvents';
import { pickEvent, upcomingEvent } from '../../../event/pickEvent';
import { MINUTE_MS } from '../../../time/durations';
import { useNow } from '../../../time/useNow';
import { CreateEventLink } from '../CreateEventLink';
import { TabHeader } from '../TabHeader';
import { TabSection } from '../TabSection';
import { useDashboardUrl } from '../useDashboardUrl';
import { AroundNextEvent } from './AroundNextEvent';
import { FirstEventGuide } from './FirstEventGuide';
import { greeting } from './greeting';
import { RecentEvents } from './RecentEvents';
import { StatisticsCards, StatisticsSkeleton } from './StatisticsCards';

/** Statistics of one of the organizer's events, and the recent events of all. */
export function OrganizerOverviewTab() {
  const user = useSession((session) => session.user);
  return (
    <Stack gap={8}>
      <TabHeader
        title={greeting(user)}
        subtitle="How your events are doing."
        actions={<CreateEventLink />}
      />
      <MySuspendedEvents />
      <Guide />
      <PickedEvent />
      <RecentEvents note="The newest events on the site, from all organizers." />
      <AroundMyNextEvent />
    </Stack>
  );
}

function AroundMyNextEvent() {
  const { data: events = [] } = useQuery(myEventsQuery);
  const now = useNow(MINUTE_MS);
  return <AroundNextEvent event={upcomingEvent(events, now)} />;
}

function MySuspendedEvents() {
  const { data: events } = useQuery(myEventsQuery);
  return events ? <SuspendedEvents events={events} /> : null;
}

function Guide() {
  const { data: events } = useQuery(myEventsQuery);
  return events ? <FirstEventGuide events={events} /> : null;
}

function PickedEvent() {
  const { data: events, isError, isFetching, refetch } = useQuery(myEventsQuery);
  const { query, change } = useDashboardUrl();
  const now = useNow(MINUTE_MS);

  if (!events) {
    return isError ? (
      <LoadError message={eventsFailedMessage} onRetry={refetch} retrying={isFetching} />
    ) : (
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
      <EmptyState title="You have no events yet">
        Sales and check-ins show up here once you have an event.
      </EmptyState>
    );
  }
  return (
    <TabSection
      title="Statistics"
      aside={<EventPicker events={events} picked={picked} onPick={(event) => change({ event })} />}
    >
      <StatisticsCards key={picked.id} event={picked} />
    </TabSection>
  );
}
