import type { BadgeTone } from 'shared-ui';

import type { SoldTicket } from '../../../api/salesApi';
import { momentText } from '../../../components/eventTimes';
import { ticketTypeLabels } from '../../../components/ticketTypeLabels';

/** What a ticket is to the organizer of its event. */
export const soldTicketLooks: Record<SoldTicket['status'], { label: string; tone: BadgeTone }> = {
  VALID: { label: 'Sold', tone: 'success' },
  PENDING: { label: 'Awaiting payment', tone: 'warning' },
  CANCELLED: { label: 'Cancelled', tone: 'neutral' },
};

/** What is read again when a sold ticket has changed. */
export const soldTicketLists = [['sales'], ['attendees'], ['statistics'], ['my-events']];

/** The rows of the sales CSV, with its head; prices as plain numbers, times in the event's zone. */
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
  ],
  ...tickets.map((ticket) => [
    ticket.event.title,
    ticket.ticket_number,
    ticketTypeLabels[ticket.ticket_type],
    ticket.name,
    ticket.email,
    ticket.price,
    soldTicketLooks[ticket.status].label,
    momentText(ticket.booked_at, ticket.event.timezone),
    ticket.checked_in_time ? momentText(ticket.checked_in_time, ticket.event.timezone) : '',
  ]),
];
