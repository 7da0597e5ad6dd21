import type { ApiError } from 'shared-auth';

/** The alert of a booking that succeeded, word for word from spec section 4. */
export const registeredMessage = (ticketNumber: string) =>
  `Successfully registered! Your ticket number is ${ticketNumber}.`;

/** The alert of a booking that failed: the server's words, else ours. Spec section 8. */
export function bookingFailedMessage(error: ApiError): string {
  const [firstFieldError] = Object.values(error.fields);
  return (
    error.text('error') ??
    error.text('message') ??
    firstFieldError ??
    'Booking failed. Please try again.'
  );
}

/** What a paid order says until it is paid: nothing is settled, and when the seats go back. */
export const heldMessage = (total: string, expiresAt: string) =>
  `Your seats are held until ${expiresAt}. They are yours once ${total} is paid; unpaid seats are released then.`;
