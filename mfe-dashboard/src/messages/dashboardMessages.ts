import type { ApiError } from '@nzuko/shared-auth';
import { refusalOf } from '@nzuko/shared-auth/queries';

// The dashboard's messages of spec section 8.

export const recentEventsFailedMessage = 'Failed to load recent events. Please try again.';
export const analyticsFailedMessage = 'Failed to load analytics data. Please try again.';
export const statisticsFailedMessage = 'Failed to load statistics';
export const salesFailedMessage = 'Failed to load ticket sales. Please try again.';
export const exportFailedMessage = 'We couldn’t create the file. Please try again.';
export const ticketsFailedMessage = 'Failed to load tickets. Please try again.';

export const attendeesFailedMessage = 'Failed to load attendees. Please try again.';

/** Shown above Try Again: the server's message, or our default. */
export const attendeesRefusedMessage = (error: ApiError) =>
  error.text('detail') ?? attendeesFailedMessage;

/** Why nobody can be checked in by a ticket. */
export const ticketOnHoldMessage =
  'The payment is disputed, so this ticket won’t be accepted until that is settled.';

/** Alert for a failed check-in, with the server's reason if there is one. */
export const checkInFailedMessage = (error: ApiError) => ({
  alert: 'Failed to check in attendee. Please try again.',
  reason: refusalOf(error),
});

/** Alert for a failed undo; not in the spec. */
export const undoFailedMessage = (error: ApiError) => ({
  alert: 'Failed to undo the check-in. Please try again.',
  reason: refusalOf(error),
});
