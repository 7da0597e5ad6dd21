import { ticketTypeLabels } from '@nzuko/contract';
import { plainText, type BadgeTone } from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

import type { SoldTicket } from '../../../api/salesApi';

/** Label and colour of each status, as the organizer sees it. */
export const soldTicketLooks: Record<SoldTicket['status'], { label: string; tone: BadgeTone }> = {
  VALID: { label: 'Sold', tone: 'success' },
  PENDING: { label: 'Awaiting payment', tone: 'warning' },
  CANCELLED: { label: 'Cancelled', tone: 'neutral' },
};

const disputedLook = { label: 'Disputed', tone: 'warning' } as const;

/** A disputed ticket is still valid, but on hold. */
export const soldTicketLook = ({ status, on_hold }: SoldTicket) =>
  on_hold && status === 'VALID' ? disputedLook : soldTicketLooks[status];

/** Queries to refetch after a sold ticket changes. */
export const soldTicketLists = [['sales'], ['attendees'], ['statistics'], ['my-events']];

/** Rows of the sales CSV, including the header; prices as plain numbers, times in the event's time zone. */
export const soldTicketRows = (tickets: readonly SoldTicket[]): string[][] => [
  [
    'Event',
    'Ticket Number',
    'Ticket Type',
    'Name',
    'Email',
    'Price (NGN)',
    'Status',
    'Booked',
    'Check-in Time',
    'Buyer’s Phone',
  ],
  ...tickets.map((ticket) => [
    ticket.event.title,
    ticket.ticket_number,
    ticketTypeLabels[ticket.ticket_type],
    ticket.name,
    ticket.email,
    ticket.price,
    soldTicketLook(ticket).label,
    plainText(momentText(ticket.booked_at, ticket.event.timezone)),
    ticket.checked_in_time
      ? plainText(momentText(ticket.checked_in_time, ticket.event.timezone))
      : '',
    ticket.buyer_phone ?? '',
  ]),
];
