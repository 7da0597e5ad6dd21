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
