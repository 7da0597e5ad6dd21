import type { TicketType } from '../api/eventsApi';

/** The benefits of each ticket type. Spec section 3. */
export const ticketTypeBenefits: Record<TicketType, string> = {
  STANDARD: 'Access to all event activities',
  VIP: 'Premium access with exclusive benefits',
  EARLY_BIRD: 'Special early registration pricing',
};
