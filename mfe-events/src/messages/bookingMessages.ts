import type { ApiError } from 'shared-auth';

/** Alert after a free booking. The text for one ticket is spec section 4's; several numbers are listed below it. */
export const registeredMessage = (tickets: readonly { ticket_number: string }[]) =>
  tickets.length === 1
    ? `Successfully registered! Your ticket number is ${tickets[0]?.ticket_number}.`
    : 'Successfully registered! Your ticket numbers are below.';

/** Alert for a failed booking: the server's message, or our default. Spec section 8. */
export function bookingFailedMessage(error: ApiError): string {
  const [firstFieldError] = Object.values(error.fields);
  return (
    error.text('error') ??
    error.text('message') ??
    firstFieldError ??
    'Booking failed. Please try again.'
  );
}
