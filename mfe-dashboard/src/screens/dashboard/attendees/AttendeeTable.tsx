import { useState } from 'react';
import {
  Badge,
  Banner,
  Button,
  EmptyState,
  Stack,
  styled,
  Table,
  theme,
  TicketNumber,
  type TableColumn,
} from 'shared-ui';

import type { Attendee } from '../../../api/attendeesApi';
import type { Event } from '../../../api/eventsApi';
import { ticketTypeLabels } from '../../../components/ticketTypeLabels';
import { ATTENDEES_PAGE_SIZE } from '../../../constants';
import { checkInTimeText } from './attendeeList';
import { useCheckIn } from './useCheckIn';

/** Attendees row by row, fifty more at a time, each with its check-in. */
export function AttendeeTable({ event, attendees }: { event: Event; attendees: Attendee[] }) {
  const [limit, setLimit] = useState(ATTENDEES_PAGE_SIZE);
  const { checkIn, undo, busyNumber, error, dismissError } = useCheckIn(event.id);
  const shown = attendees.slice(0, limit);

  const columns: TableColumn<Attendee>[] = [
    {
      key: 'name',
      header: 'Name',
      isRowHeader: true,
      cell: ({ name, email }) => (
        <Person>
          {name}
          <span>{email}</span>
        </Person>
      ),
    },
    {
      key: 'number',
      header: 'Ticket Number',
      cell: ({ ticket_number }) => <TicketNumber>{ticket_number}</TicketNumber>,
    },
    { key: 'type', header: 'Ticket Type', cell: (each) => ticketTypeLabels[each.ticket_type] },
    {
      key: 'status',
      header: 'Status',
      cell: (each) =>
        each.checked_in ? (
          <Badge tone="success">Checked In</Badge>
        ) : (
          <Badge tone="warning">Pending</Badge>
        ),
    },
    {
      key: 'action',
      header: 'Check-in',
      align: 'end',
      cell: (each) =>
        each.checked_in ? (
          <Done>
            <span>{checkInTimeText(each, event.timezone)}</span>
            <Button
              size="sm"
              variant="ghost"
              loading={busyNumber === each.ticket_number}
              aria-label={`Undo check-in of ${each.name}`}
              onClick={() => undo(each.ticket_number)}
            >
              Undo
            </Button>
          </Done>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            loading={busyNumber === each.ticket_number}
            aria-label={`Check In ${each.name}`}
            onClick={() => checkIn(each.ticket_number)}
          >
            Check In
          </Button>
        ),
    },
  ];

  return (
    <Stack gap={4}>
      {error ? (
        <Banner tone="error" title={error.alert} onDismiss={dismissError}>
          {error.reason}
        </Banner>
      ) : null}
      <Table
        caption="Attendees"
        hideCaption
        columns={columns}
        rows={shown}
        rowKey={({ ticket_number }) => ticket_number}
        empty={
          <EmptyState title="Nobody fits this search" headingLevel={3}>
            Try a part of a name, an email or a ticket number.
          </EmptyState>
        }
      />
      {attendees.length > limit ? (
        <Stack direction="row" justify="center">
          <Button variant="secondary" onClick={() => setLimit(limit + ATTENDEES_PAGE_SIZE)}>
            Show more of {attendees.length.toLocaleString('en-NG')}
          </Button>
        </Stack>
      ) : null}
    </Stack>
  );
}

const Person = styled.span`
  display: grid;

  span {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
    font-weight: ${theme.weight.regular};
  }
`;

const Done = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${theme.space[2]};

  span {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
  }
`;
