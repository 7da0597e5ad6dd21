import { formatPrice } from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

import type { Ticket } from '../../../api/ticketsApi';
import { allTickets, pausedMessage, tooLateToPayMessage } from '../../../messages/ticketMessages';

/** The amount due for all of an order's tickets, or why it can't be paid now, and how long the seats are held. */
export function toPayText(ticket: Ticket, now: number): string {
  const { order, event, bank_transfer_rejected: wasRejected } = ticket;
  const { quantity, total, expires_at: until } = order;
  const isOne = quantity === 1;
  if (until && Date.parse(until) <= now) return tooLateToPayMessage(quantity);
  return [
    ...(ticket.can_pay === false
      ? [pausedMessage]
      : [
          wasRejected && 'Your bank transfer was sent back, so please pay again.',
          `${formatPrice(total)} to pay${isOne ? '' : ` for ${allTickets(quantity)}`}.`,
        ]),
    until &&
      `Your ${isOne ? 'seat is' : 'seats are'} held until ${momentText(until, event.timezone)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
