import {
  Badge,
  formatPrice,
  styled,
  Table,
  theme,
  TicketNumber,
  type TableColumn,
} from 'shared-ui';

import type { SoldTicket } from '../../../api/salesApi';
import { momentText } from '../../../components/eventTimes';
import { ticketTypeLabels } from '../../../components/ticketTypeLabels';
import { soldTicketLooks } from './soldTickets';

const columns: TableColumn<SoldTicket>[] = [
  {
    key: 'holder',
    header: 'Holder',
    isRowHeader: true,
    cell: ({ name, email }) => (
      <TwoLines>
        {name}
        <small>{email}</small>
      </TwoLines>
    ),
  },
  {
    key: 'ticket',
    header: 'Ticket',
    cell: ({ ticket_number, ticket_type }) => (
      <TwoLines>
        <TicketNumber>{ticket_number}</TicketNumber>
        <small>{ticketTypeLabels[ticket_type]}</small>
      </TwoLines>
    ),
  },
  {
    key: 'event',
    header: 'Event',
    cell: ({ event, booked_at }) => (
      <TwoLines>
        {event.title}
        <small>Booked {momentText(booked_at, event.timezone)}</small>
      </TwoLines>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, checked_in }) =>
      checked_in ? (
        <Badge tone="primary">Checked In</Badge>
      ) : (
        <Badge tone={soldTicketLooks[status].tone}>{soldTicketLooks[status].label}</Badge>
      ),
  },
  { key: 'price', header: 'Price', align: 'end', cell: ({ price }) => formatPrice(price) },
];

/** Tickets of my events, one a row. */
export function SalesTable({ tickets }: { tickets: readonly SoldTicket[] }) {
  return (
    <Table
      caption="Sold tickets"
      hideCaption
      columns={columns}
      rows={tickets}
      rowKey={({ id }) => id}
    />
  );
}

const TwoLines = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
    font-weight: ${theme.weight.regular};
  }
`;
