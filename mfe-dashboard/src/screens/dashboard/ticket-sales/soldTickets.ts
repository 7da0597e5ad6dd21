import { ticketTypeLabels } from '@nzuko/contract';
import { formatNaira, isFree, type BadgeTone } from '@nzuko/shared-ui';

import { csvTime } from '../../../files/csv';
import type { SoldTicket } from '../../../api/salesApi';
import { disputedLook } from '../../../ticket/disputedLook';

/** Label and colour of each status, as the organizer sees it. */
export const soldTicketLooks: Record<SoldTicket['status'], { label: string; tone: BadgeTone }> = {
  VALID: { label: 'Sold', tone: 'success' },
  PENDING: { label: 'Awaiting payment', tone: 'warning' },
  CANCELLED: { label: 'Cancelled', tone: 'neutral' },
};

type Held = Pick<SoldTicket, 'status' | 'on_hold'>;

/** A disputed ticket is still valid, but on hold. */
export const isDisputed = ({ status, on_hold }: Held): boolean => on_hold && status === 'VALID';

export const soldTicketLook = (ticket: Held) =>
  isDisputed(ticket) ? disputedLook : soldTicketLooks[ticket.status];

/** Shown instead of a price: money taken at the door has its own figures. */
export const soldAtDoor = 'At the door';

/** The values of the CSV's column "Sold Through". */
const soldThrough = { door: 'Door', site: 'Online' };

/** The refund of a paid ticket that was cancelled. */
export const refundedText = (amount: string) =>
  isFree(amount) ? 'Nothing refunded' : `${formatNaira(amount)} refunded`;

/** Queries to refetch after a sold ticket changes. */
export const soldTicketLists = [['sales'], ['attendees'], ['statistics'], ['my-events']];

const buyerOf = ({ buyer, name, email, sold_at_door: isDoorSale }: SoldTicket) => {
  if (buyer) return [buyer.name, buyer.email];
  return isDoorSale ? ['', ''] : [name, email];
};

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
    'Time Zone',
    'Sold Through',
    'Buyer',
    'Buyer’s Email',
    'Refunded (NGN)',
  ],
  ...tickets.map((ticket) => [
    ticket.event.title,
    ticket.ticket_number,
    ticketTypeLabels[ticket.ticket_type],
    ticket.name,
    ticket.email,
    ticket.price,
    soldTicketLook(ticket).label,
    csvTime(ticket.booked_at, ticket.event.timezone),
    csvTime(ticket.checked_in_time, ticket.event.timezone),
    ticket.buyer_phone ?? '',
    ticket.event.timezone,
    ticket.sold_at_door ? soldThrough.door : soldThrough.site,
    ...buyerOf(ticket),
    ticket.refunded ?? '',
  ]),
];
