import { useQuery } from '@tanstack/react-query';
import { eventsFailedMessage } from '@nzuko/shared-auth/queries';
import { Badge, ButtonLink, EmptyState, Stack } from '@nzuko/shared-ui';
import { DateLeaf, EventRow } from '@nzuko/shared-ui/parts';

import { myTicketsQuery } from '../../../api/ticketsApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { MINUTE_MS } from '../../../time/durations';
import { useNow } from '../../../time/useNow';
import { TabHeader } from '../TabHeader';
import { TabSection } from '../TabSection';
import { attendedEvents, type AttendedEvent } from './attendedEvents';
import { RowList } from '../../../components/RowList';

/** The events that the attendee has tickets for: upcoming, then past. */
export function AttendeeEventsTab() {
  const { data, isError, isFetching, refetch } = useQuery(myTicketsQuery);
  const now = useNow(MINUTE_MS);
  return (
    <Stack gap={6}>
      <TabHeader title="My Events" subtitle="Events you have tickets for." />
      {data ? (
        <Events {...attendedEvents(data, now)} />
      ) : isError ? (
        <LoadError message={eventsFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LoadingRows label="Loading your events…" height="6rem" />
      )}
    </Stack>
  );
}

function Events({ upcoming, past }: { upcoming: AttendedEvent[]; past: AttendedEvent[] }) {
  if (upcoming.length + past.length === 0) {
    return (
      <EmptyState
        title="No events yet"
        action={<ButtonLink to="/events">Browse Events</ButtonLink>}
      >
        Events you book show up here.
      </EmptyState>
    );
  }
  return (
    <>
      <TabSection title="Coming up">
        {upcoming.length > 0 ? <Rows events={upcoming} /> : <p>Nothing coming up.</p>}
      </TabSection>
      {past.length > 0 ? (
        <TabSection title="Past">
          <Rows events={past} />
        </TabSection>
      ) : null}
    </>
  );
}

function Rows({ events }: { events: AttendedEvent[] }) {
  return (
    <RowList>
      {events.map(({ event, tickets, unpaid }) => (
        <li key={event.id}>
          <EventRow event={event} variant="date" lead={<DateLeaf event={event} />}>
            {event.status === 'CANCELLED' ? (
              <Badge tone="error">Cancelled</Badge>
            ) : (
              <Stack gap={2} align="start">
                {tickets > 0 ? (
                  <Badge tone="primary">{tickets === 1 ? '1 ticket' : `${tickets} tickets`}</Badge>
                ) : null}
                {unpaid > 0 ? <Badge tone="warning">{unpaid} awaiting payment</Badge> : null}
              </Stack>
            )}
          </EventRow>
        </li>
      ))}
    </RowList>
  );
}
