import { useMemo } from 'react';
import { Banner, EmptyState, Stack } from '@nzuko/shared-ui';
import { Table } from '@nzuko/shared-ui/parts';

import type { Attendee } from '../../../api/attendeesApi';
import type { Event } from '../../../api/eventsApi';
import { byNumber, byText, useSortedRows } from '../useSort';
import { attendeeColumns } from './attendeeColumns';
import { useCheckIn } from './useCheckIn';
import { useVisibleRows } from './useVisibleRows';

const compares = {
  name: byText(({ name }: Attendee) => name),
  ticket: byText(({ ticket_number }: Attendee) => ticket_number),
  status: byNumber(({ checked_in }: Attendee) => Number(checked_in)),
  action: byText(({ checked_in_time }: Attendee) => checked_in_time ?? ''),
};
const asListed = { key: 'name', descending: false };

/** Attendees with their check-in buttons; long lists render only the visible rows. */
export function AttendeeTable({
  event,
  attendees,
  shared,
}: {
  event: Event;
  attendees: readonly Attendee[];
  /** Names on several tickets of the event. */
  shared: ReadonlySet<string>;
}) {
  const { rows, sort } = useSortedRows(attendees, compares, asListed);
  const { failures, dismiss, checkIn, undo, busyNumbers } = useCheckIn(event.id);
  // Stable columns, so that visible rows don't re-render while scrolling.
  const columns = useMemo(
    () => attendeeColumns(event, { checkIn, undo, busyNumbers }, shared),
    [event, checkIn, undo, busyNumbers, shared],
  );
  const { listRef, part, end } = useVisibleRows(attendees.length);
  return (
    <Stack gap={4}>
      {failures.map(({ attendee, alert, reason }) => (
        <Banner
          key={attendee.ticket_number}
          tone="error"
          title={alert}
          onDismiss={() => dismiss(attendee)}
        >
          {reason ? `${attendee.name}: ${reason}` : attendee.name}
        </Banner>
      ))}
      <div ref={listRef}>
        <Table
          caption="Attendees"
          hideCaption
          columns={columns}
          rows={rows.slice(part.start, end)}
          sort={sort}
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
