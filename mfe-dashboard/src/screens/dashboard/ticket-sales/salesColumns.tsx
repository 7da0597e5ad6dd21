import { ticketTypeLabels } from '@nzuko/contract';
import { Mail, Ellipsis, Pencil, Undo2 } from '@nzuko/shared-ui/icons';
import {
  formatPrice,
  IconButton,
  isFree,
  Menu,
  TicketNumber,
  type MenuEntry,
} from '@nzuko/shared-ui';
import { MailAddress, momentText, type TableColumn } from '@nzuko/shared-ui/parts';

import type { SoldTicket } from '../../../api/salesApi';
import { PhoneNumber } from '../../../components/PhoneNumber';
import { TwoLines } from '../../../components/TwoLines';
import { SoldTicketBadges } from './SoldTicketBadges';
import { refundedText, soldAtDoor } from './soldTickets';

interface RowActions {
  /** Undefined for who may not. */
  onRefund: ((ticket: SoldTicket) => void) | undefined;
  onResend: ((ticket: SoldTicket) => void) | undefined;
  onRename: ((ticket: SoldTicket) => void) | undefined;
}

/** The key of the column that the list can be sorted by. */
export const soldAtColumn = 'booked';

/** Columns of the sales table, including the actions. */
export const salesColumns = (actions: RowActions): TableColumn<SoldTicket>[] => [
  {
    key: 'holder',
    header: 'Holder',
    isRowHeader: true,
    cell: ({ name, email, buyer, buyer_phone: phone }) => (
      <TwoLines>
        {name}
        {email ? (
          <small>
            <MailAddress>{email}</MailAddress>
          </small>
        ) : null}
        {buyer ? (
          <small>
            Bought by {buyer.name} {buyer.email ? <MailAddress>{buyer.email}</MailAddress> : null}
          </small>
        ) : null}
        {phone ? <PhoneNumber label="Buyer’s phone">{phone}</PhoneNumber> : null}
      </TwoLines>
    ),
  },
  {
    key: 'ticket',
    header: 'Ticket',
    cell: ({ event, ticket_number, ticket_type }) => (
      <TwoLines>
        {event.title}
        <small>
          <TicketNumber>{ticket_number}</TicketNumber>
        </small>
        <small>{ticketTypeLabels[ticket_type]}</small>
      </TwoLines>
    ),
  },
  {
    key: soldAtColumn,
    header: 'Booked',
    priority: 3,
    sorts: 'descending',
    cell: ({ event, booked_at }) => momentText(booked_at, event.timezone),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (ticket) => (
      <TwoLines>
        <SoldTicketBadges ticket={ticket} />
        {ticket.refunded === null ? null : <small>{refundedText(ticket.refunded)}</small>}
      </TwoLines>
    ),
  },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    priority: 2,
    cell: ({ price, sold_at_door: isDoorSale }) => (isDoorSale ? soldAtDoor : formatPrice(price)),
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    // Tickets that are unpaid, invalid or on hold have no actions.
    cell: (ticket) =>
      ticket.status === 'VALID' && !ticket.on_hold ? <RowMenu ticket={ticket} {...actions} /> : '–',
  },
];

function RowMenu({ ticket, onRefund, onResend, onRename }: RowActions & { ticket: SoldTicket }) {
  const entries: MenuEntry[] = [];
  // Guests from the door may have none.
  if (onResend && ticket.email) {
    entries.push({
      label: 'Resend Email',
      icon: <Mail size={18} />,
      onSelect: () => onResend(ticket),
    });
  }
  if (onRename && !ticket.checked_in) {
    entries.push({
      label: 'Correct Name…',
      icon: <Pencil size={18} />,
      onSelect: () => onRename(ticket),
    });
  }
  if (onRefund && ticket.refund !== null) {
    entries.push({
      label: isFree(ticket.refund) ? 'Cancel Ticket…' : 'Refund…',
      icon: <Undo2 size={18} />,
      tone: 'danger',
      onSelect: () => onRefund(ticket),
    });
  }
  if (entries.length === 0) return '–';
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ticket ${ticket.ticket_number}`}
          icon={<Ellipsis size={20} />}
        />
      }
      entries={entries}
    />
  );
}
