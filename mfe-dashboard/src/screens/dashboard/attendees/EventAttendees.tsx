import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Download } from '@nzuko/shared-ui/icons';
import { ApiError } from '@nzuko/shared-auth';
import { Button, EmptyState, Field, Stack, StatCard, VisuallyHidden } from '@nzuko/shared-ui';
import { useDebouncedInput } from '@nzuko/shared-ui/parts';

import { attendeesQuery, type Attendee } from '../../../api/attendeesApi';
import type { Event } from '../../../api/eventsApi';
import { datedCsv, downloadCsv } from '../../../files/csv';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { isOver } from '../../../event/pickEvent';
import { attendeesRefusedMessage } from '../../../messages/dashboardMessages';
import { ticketsVoidText } from '../../../messages/eventMessages';
import { countText } from '../../../text/countText';
import { useDashboardUrl } from '../useDashboardUrl';
import {
  attendeeRows,
  countAttendees,
  searchAttendees,
  searchTexts,
  sharedNames,
} from './attendeeList';
import { AttendeeTable } from './AttendeeTable';
import { Bar, Figures, SearchBox } from './EventAttendees.styles';

/** The attendees of one event: counts, search, table and CSV export. */
export function EventAttendees({ event }: { event: Event }) {
  const { data, error, isFetching, refetch } = useQuery(attendeesQuery(event.id));
  if (data) return <Attendees event={event} attendees={data} />;
  if (!error) return <LoadingRows label="Loading attendees…" height="5rem" />;
  return (
    <LoadError
      message={attendeesRefusedMessage(ApiError.from(error))}
      onRetry={refetch}
      retrying={isFetching}
    />
  );
}

interface AttendeesProps {
  event: Event;
  attendees: Attendee[];
}

function Attendees({ event, attendees }: AttendeesProps) {
  const { query, change } = useDashboardUrl();
  const search = query.get('search') ?? '';
  // The list is here, so each letter searches it; the URL follows once the typing pauses.
  const [typed, setTyped] = useState(search);
  const { inputProps } = useDebouncedInput(search, (next) => change({ search: next }), setTyped);
  const { total, checkedIn, pending } = useMemo(() => countAttendees(attendees), [attendees]);
  const shared = useMemo(() => sharedNames(attendees), [attendees]);
  const texts = useMemo(() => searchTexts(attendees), [attendees]);
  const found = useMemo(() => searchAttendees(attendees, texts, typed), [attendees, texts, typed]);

  if (total === 0) {
    return <NoAttendees event={event} />;
  }
  const handleExport = () =>
    downloadCsv(datedCsv(`attendees-${event.id}`), attendeeRows(attendees, event.timezone));
  return (
    <Stack gap={5}>
      <Figures>
        <StatCard label="Attendees" value={countText(total)} tone="neutral" />
        <StatCard label="Checked In" value={countText(checkedIn)} />
        <StatCard label="Pending" value={countText(pending)} tone="accent" />
      </Figures>
      <Bar>
        <SearchBox>
          <Field
            name="search"
            label="Search attendees"
            type="search"
            placeholder="Name, email, ticket…"
            autoComplete="off"
            {...inputProps}
          />
        </SearchBox>
        <Button variant="secondary" startIcon={<Download size={18} />} onClick={handleExport}>
          Export CSV
        </Button>
      </Bar>
      <VisuallyHidden role="status">
        {typed.trim() === '' ? '' : `Showing ${countText(found.length)} of ${countText(total)}`}
      </VisuallyHidden>
      <AttendeeTable event={event} attendees={found} shared={shared} />
    </Stack>
  );
}

/** In place of an empty list: why it is empty, and what to do. */
function NoAttendees({ event }: { event: Event }) {
  const [now] = useState(() => Date.now());
  if (event.status === 'CANCELLED') {
    return (
      <EmptyState title="This event is cancelled">
        {ticketsVoidText}, so it no longer has attendees.
      </EmptyState>
    );
  }
  if (event.status === 'DRAFT') {
    return (
      <EmptyState title="No attendees yet">People can book once you publish the event.</EmptyState>
    );
  }
  if (isOver(event, now)) {
    return <EmptyState title="No attendees">Nobody had a ticket for this event.</EmptyState>;
  }
  return (
    <EmptyState title="No attendees yet">
      Share your event page. Free tickets show up here once they’re booked, paid ones once they’re
      paid for.
    </EmptyState>
  );
}
