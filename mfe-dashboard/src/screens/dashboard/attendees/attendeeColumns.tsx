import { ticketTypeLabels } from '@nzuko/contract';
import { Button, formatEventTime, styled, theme, TicketNumber } from '@nzuko/shared-ui';
import { MailAddress, type TableColumn } from '@nzuko/shared-ui/parts';

import type { Attendee } from '../../../api/attendeesApi';
import type { Event } from '../../../api/eventsApi';
import { PhoneNumber } from '../../../components/PhoneNumber';
import { TwoLines } from '../../../components/TwoLines';
import { ticketOnHoldMessage } from '../../../messages/dashboardMessages';
import { disputedLook } from '../../../ticket/disputedLook';
import { TicketBadges } from '../../../ticket/TicketBadges';
import { checkInTimeText } from './attendeeList';
import type { useCheckIn } from './useCheckIn';

type CheckIn = Pick<ReturnType<typeof useCheckIn>, 'checkIn' | 'undo' | 'busyNumbers'>;

const pendingLook = { label: 'Pending', tone: 'warning' } as const;

/** Columns of the attendee table, including the check-in action; a ticket's number tells apart those with a shared name. */
export const attendeeColumns = (
  event: Event,
  { checkIn, undo, busyNumbers }: CheckIn,
  shared: ReadonlySet<string>,
): TableColumn<Attendee>[] => [
  {
    key: 'name',
    header: 'Name',
    isRowHeader: true,
    sorts: 'ascending',
    cell: ({ name, email, phone, ticket_number }) => (
      <TwoLines>
        {name}
        {shared.has(name) ? (
          <small>
            <TicketNumber>{ticket_number}</TicketNumber>
          </small>
        ) : null}
        {email ? (
          <small>
            <MailAddress>{email}</MailAddress>
          </small>
        ) : null}
        {phone ? <PhoneNumber>{phone}</PhoneNumber> : null}
      </TwoLines>
    ),
  },
  {
    key: 'ticket',
    header: 'Ticket',
    priority: 2,
    sorts: 'ascending',
    cell: ({ ticket_number, ticket_type }) => (
      <TwoLines>
        <TicketNumber>{ticket_number}</TicketNumber>
        <small>{ticketTypeLabels[ticket_type]}</small>
      </TwoLines>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    sorts: 'ascending',
    cell: ({ on_hold: isDisputed, checked_in: isIn }) => (
      <TicketBadges
        isCheckedIn={isIn}
        state={isDisputed ? disputedLook : isIn ? undefined : pendingLook}
      />
    ),
  },
  {
    key: 'action',
    header: 'Check-in',
    sorts: 'descending',
    align: 'end',
    cell: (each) =>
      each.on_hold && !each.checked_in ? (
        <OnHold>{ticketOnHoldMessage}</OnHold>
      ) : (
        <Action>
          {each.checked_in ? (
            <span>
              {checkInTimeText(each, event.timezone)}
              {each.checked_in_gate ? <small>{each.checked_in_gate}</small> : null}
              {each.left_time ? (
                <small>Left {formatEventTime(each.left_time, event.timezone)}</small>
              ) : null}
            </span>
          ) : null}
          {/* One button for both, so that the focus stays in the row. */}
          <Button
            size="sm"
            variant={each.checked_in ? 'ghost' : 'secondary'}
            loading={busyNumbers.includes(each.ticket_number)}
            aria-label={`${each.checked_in ? 'Undo check-in of' : 'Check In'} ${labelOf(each, shared)}`}
            onClick={() => (each.checked_in ? undo : checkIn)(each)}
          >
            {each.checked_in ? 'Undo' : 'Check In'}
          </Button>
        </Action>
      ),
  },
];

const labelOf = ({ name, ticket_number: number }: Attendee, shared: ReadonlySet<string>) =>
  shared.has(name) ? `${name}, ${number}` : name;

const OnHold = styled.small`
  display: inline-block;
  max-width: 16rem;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  white-space: normal;
`;

// On a card the time wraps, not the button: its label would stand between the two.
const Action = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${theme.space[2]};

  > span {
    display: grid;
    min-width: 0;
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
  }

  small {
    font-size: inherit;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  @container table (min-width: 15.001rem) and (max-width: 40rem) {
    flex-wrap: nowrap;

    > span {
      white-space: normal;
    }

    > button {
      flex: none;
    }
  }
`;
