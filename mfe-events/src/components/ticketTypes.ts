import type { TicketType } from '../api/eventsApi';

/** What each ticket type is called and gives. Spec section 3. */
export const ticketTypes: Record<TicketType, { label: string; description: string }> = {
  STANDARD: { label: 'Standard', description: 'Access to all event activities' },
  VIP: { label: 'VIP', description: 'Premium access with exclusive benefits' },
  EARLY_BIRD: { label: 'Early Bird', description: 'Special early registration pricing' },
};
