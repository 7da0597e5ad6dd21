import type { TicketType } from '../api/ticketsApi';

/** What each ticket type is called. Spec section 3. */
export const ticketTypeLabels: Record<TicketType, string> = {
  STANDARD: 'Standard',
  VIP: 'VIP',
  EARLY_BIRD: 'Early Bird',
};
