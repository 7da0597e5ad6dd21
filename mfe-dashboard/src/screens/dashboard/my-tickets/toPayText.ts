import { formatPrice } from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

import type { Ticket } from '../../../api/ticketsApi';
import { allTickets } from '../../../messages/ticketMessages';

/** The amount due for all of an order's tickets, and how long the seats are held. */
export function toPayText({ order, event, bank_transfer_rejected: wasRejected }: Ticket): string {
  const { quantity, total, expires_at: until } = order;
  const isOne = quantity === 1;
  return [
    wasRejected && 'Your bank transfer was sent back, so please pay again.',
    `${formatPrice(total)} to pay${isOne ? '' : ` for ${allTickets(quantity)}`}.`,
    until &&
      `Your ${isOne ? 'seat is' : 'seats are'} held until ${momentText(until, event.timezone)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
