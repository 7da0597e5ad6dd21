import { isFree, type BadgeTone } from '@nzuko/shared-ui';

import type { Ticket } from '../../../api/ticketsApi';

/** A ticket's state, as its holder sees it. */
export type TicketState =
  | 'valid'
  | 'checkedIn'
  | 'awaitingPayment'
  | 'atBank'
  | 'onHold'
  | 'expired'
  | 'needsAccount'
  | 'refunding'
  | 'refunded'
  | 'cancelled';

/** Derives a ticket's state from its own status, its order's and its event's. */
export function ticketState(ticket: Ticket): TicketState {
  // The account is for whatever goes back of the order, which may be nothing of this ticket.
  if (isClosed(ticket) && ticket.refund_account_by && !wasKept(ticket)) return 'needsAccount';
  if (ticket.order.status === 'REFUNDED') {
    if (isFree(ticket.refunded ?? ticket.order.total)) return 'cancelled';
    return ticket.is_refund_under_way ? 'refunding' : 'refunded';
  }
  if (ticket.order.status === 'EXPIRED') {
    return ticket.order.cancelled_at ? 'cancelled' : 'expired';
  }
  if (ticket.status === 'CANCELLED' || ticket.event.status === 'CANCELLED') return 'cancelled';
  if (ticket.status === 'PENDING') return ticket.is_at_bank ? 'atBank' : 'awaitingPayment';
  if (ticket.on_hold) return 'onHold';
  return ticket.checked_in ? 'checkedIn' : 'valid';
}

const isClosed = ({ status, order }: Ticket) =>
  status === 'CANCELLED' || order.status === 'REFUNDED' || order.status === 'EXPIRED';

/** Whether nothing came back of a ticket that was paid and then cancelled. */
export const wasKept = ({ refunded }: Ticket) => refunded !== null && isFree(refunded);

/** Whether the ticket lets somebody in: valid or used already, and its event isn't over. */
export const isUsable = (ticket: Ticket, now: number) =>
  ['valid', 'checkedIn'].includes(ticketState(ticket)) && Date.parse(ticket.event.end_date) > now;

/** Whether the buyer can still pay for or transfer the ticket: until its hold ends or the event starts, unless sales are paused. */
export const canChange = (ticket: Ticket, now: number) =>
  ['valid', 'awaitingPayment'].includes(ticketState(ticket)) &&
  ticket.can_pay !== false &&
  Date.parse(ticket.order.expires_at ?? ticket.event.start_date) > now;

/** Whether the ticket can be cancelled; a copy that was kept offline may not say. */
export const canCancel = (ticket: Ticket) =>
  ['valid', 'awaitingPayment', 'atBank'].includes(ticketState(ticket)) &&
  Boolean(ticket.cancellation);

/** Label and colour of each state. */
export const ticketStateLooks: Record<TicketState, { label: string; tone: BadgeTone }> = {
  valid: { label: 'Valid', tone: 'success' },
  checkedIn: { label: 'Checked in', tone: 'primary' },
  awaitingPayment: { label: 'Awaiting payment', tone: 'warning' },
  atBank: { label: 'Waiting for your bank', tone: 'warning' },
  onHold: { label: 'On hold', tone: 'warning' },
  expired: { label: 'Expired', tone: 'neutral' },
  needsAccount: { label: 'Bank account needed', tone: 'warning' },
  refunding: { label: 'Refund on its way', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'error' },
};

/** Active tickets of upcoming events, soonest first; then all others, latest event first. An order's tickets stay together. */
export function sortTickets(tickets: readonly Ticket[], now: number) {
  const start = ({ event }: Ticket) => Date.parse(event.start_date);
  const inOrder = (a: Ticket, b: Ticket) => b.order.id - a.order.id || a.id - b.id;
  const active = new Set<TicketState>([
    'valid',
    'checkedIn',
    'awaitingPayment',
    'atBank',
    'onHold',
  ]);
  const isUpcoming = (ticket: Ticket) =>
    active.has(ticketState(ticket)) && Date.parse(ticket.event.end_date) > now;
  return {
    upcoming: tickets.filter(isUpcoming).sort((a, b) => start(a) - start(b) || inOrder(a, b)),
    rest: tickets
      .filter((ticket) => !isUpcoming(ticket))
      .sort((a, b) => start(b) - start(a) || inOrder(a, b)),
  };
}
