import { useQuery } from '@tanstack/react-query';
import { ButtonLink, EmptyState, Stack } from 'shared-ui';

import { myTicketsQuery } from '../../../api/ticketsApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { useNow } from '../../../components/useNow';
import { eventsFailedMessage } from '../../../messages/dashboardMessages';
import { TabHeader } from '../TabHeader';
import { TabSection } from '../TabSection';
import { AttendedEventRow } from './AttendedEventRow';
import { attendedEvents, type AttendedEvent } from './attendedEvents';
import { RowList } from '../../../components/RowList';

const MINUTE_MS = 60_000;

/** The events that the attendee has tickets for: what is to come, then what is over. */
export function AttendeeEventsTab() {
  const { data, isError, isFetching, refetch } = useQuery(myTicketsQuery);
  const now = useNow(MINUTE_MS);
  return (
    <Stack gap={6}>
      <TabHeader title="My Events" subtitle="Everything you have a ticket for." />
      {isError ? (
        <LoadError message={eventsFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : data ? (
        <Events {...attendedEvents(data, now)} />
      ) : (
        <LoadingRows label="Loading your events…" height="6rem" />
      )}
    </Stack>
  );
}

function Events({ toCome, over }: { toCome: AttendedEvent[]; over: AttendedEvent[] }) {
  if (toCome.length + over.length === 0) {
    return (
      <EmptyState
        title="No events yet"
        action={<ButtonLink to="/events">Browse Events</ButtonLink>}
      >
        Book a ticket, and its event stands here.
      </EmptyState>
    );
  }
  return (
    <>
      <TabSection title="Coming up">
        {toCome.length > 0 ? <Rows events={toCome} /> : <p>Nothing to come.</p>}
      </TabSection>
      {over.length > 0 ? (
        <TabSection title="Past">
          <Rows events={over} />
        </TabSection>
      ) : null}
    </>
  );
}

function Rows({ events }: { events: AttendedEvent[] }) {
  return (
    <RowList>
      {events.map((each) => (
        <li key={each.event.id}>
          <AttendedEventRow {...each} />
        </li>
      ))}
    </RowList>
  );
}
