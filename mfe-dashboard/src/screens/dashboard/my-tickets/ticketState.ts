import { isFree, type BadgeTone } from 'shared-ui';

import type { Ticket } from '../../../api/ticketsApi';

/** What a ticket is to its holder. */
export type TicketState =
  'valid' | 'checkedIn' | 'awaitingPayment' | 'expired' | 'refunded' | 'cancelled';

/** A ticket's state, from its own, its order's and its event's. */
export function ticketState(ticket: Ticket): TicketState {
  if (ticket.order.status === 'REFUNDED') {
    return isFree(ticket.order.total) ? 'cancelled' : 'refunded';
  }
  if (ticket.order.status === 'EXPIRED') return 'expired';
  if (ticket.status === 'CANCELLED' || ticket.event.status === 'CANCELLED') return 'cancelled';
  if (ticket.status === 'PENDING') return 'awaitingPayment';
  return ticket.checked_in ? 'checkedIn' : 'valid';
}

/** Whether its buyer can still pay for, transfer or cancel it: until its event begins. */
export const canChange = (ticket: Ticket, now: number) =>
  ['valid', 'awaitingPayment'].includes(ticketState(ticket)) &&
  Date.parse(ticket.event.start_date) > now;

/** How each state is named and coloured. */
export const ticketStateLooks: Record<TicketState, { label: string; tone: BadgeTone }> = {
  valid: { label: 'Valid', tone: 'success' },
  checkedIn: { label: 'Checked in', tone: 'primary' },
  awaitingPayment: { label: 'Awaiting payment', tone: 'warning' },
  expired: { label: 'Expired', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'error' },
};

/** Living tickets of events to come, soonest first; then everything else, latest event first. */
export function sortTickets(tickets: readonly Ticket[], now: number) {
  const start = ({ event }: Ticket) => Date.parse(event.start_date);
  const sorted = [...tickets].sort((a, b) => start(a) - start(b));
  const living = new Set<TicketState>(['valid', 'checkedIn', 'awaitingPayment']);
  const isToCome = (ticket: Ticket) =>
    living.has(ticketState(ticket)) && Date.parse(ticket.event.end_date) > now;
  return {
    toCome: sorted.filter(isToCome),
    rest: sorted.filter((ticket) => !isToCome(ticket)).reverse(),
  };
}
