import type { TicketHolder } from '../../../api/ticketsApi';

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with the person who is to enter with a ticket, by field. */
export function holderErrors(holder: TicketHolder): Partial<TicketHolder> {
  return {
    ...(holder.name === '' && { name: 'Name is required' }),
    ...(!email.test(holder.email) && { email: 'Please enter a valid email address' }),
  };
}
