import { useMemo } from 'react';
import { Banner, EmptyState, Stack, Table } from 'shared-ui';

import type { Attendee } from '../../../api/attendeesApi';
import type { Event } from '../../../api/eventsApi';
import { attendeeColumns } from './attendeeColumns';
import { useCheckIn } from './useCheckIn';
import { useVisibleRows } from './useVisibleRows';

/** Attendees with their check-in buttons; long lists render only the visible rows. */
export function AttendeeTable({
  event,
  attendees,
}: {
  event: Event;
  attendees: readonly Attendee[];
}) {
  const { error, dismissError, checkIn, undo, busyNumber } = useCheckIn(event.id);
  // Stable columns, so that visible rows don't re-render while scrolling.
  const columns = useMemo(
    () => attendeeColumns(event, { checkIn, undo, busyNumber }),
    [event, checkIn, undo, busyNumber],
  );
  const { listRef, part, end } = useVisibleRows(attendees.length);
  return (
    <Stack gap={4}>
      {error ? (
        <Banner tone="error" title={error.alert} onDismiss={dismissError}>
          {error.reason}
        </Banner>
      ) : null}
      <div ref={listRef}>
        <Table
          caption="Attendees"
          hideCaption
          columns={columns}
          rows={attendees.slice(part.start, end)}
          part={part}
          rowKey={({ ticket_number }) => ticket_number}
          empty={
            attendees.length === 0 ? (
              <EmptyState title="No matching attendees" headingLevel={3}>
                Try part of a name, email or ticket number.
              </EmptyState>
            ) : undefined
          }
        />
      </div>
    </Stack>
  );
}
