import type { ApiError } from 'shared-auth';

// The dashboard's rows of spec section 8.

export const eventsFailedMessage = 'Failed to load events. Please try again.';
export const recentEventsFailedMessage = 'Failed to load recent events. Please try again.';
export const analyticsFailedMessage = 'Failed to load analytics data. Please try again.';
export const statisticsFailedMessage = 'Failed to load statistics';
export const salesFailedMessage = 'Failed to load ticket sales. Please try again.';
export const exportFailedMessage = 'The file could not be made. Please try again.';
export const saveFailedMessage = 'The event could not be saved. Please try again.';
export const ticketsFailedMessage = 'Failed to load tickets. Please try again.';

/** What stands above Try Again when an event's attendees could not be had: the server's words, else ours. */
export const attendeesFailedMessage = (error: ApiError) =>
  error.text('detail') ?? 'Failed to load attendees. Please try again.';

/** The alert of a check-in that failed, and the server's reason where it has one. */
export const checkInFailedMessage = (error: ApiError) => ({
  alert: 'Failed to check in attendee. Please try again.',
  reason: error.status >= 500 ? undefined : error.text('detail'),
});

/** The alert of an undo that failed; the spec has no row for it. */
export const undoFailedMessage = (error: ApiError) => ({
  alert: 'Failed to undo the check-in. Please try again.',
  reason: error.status >= 500 ? undefined : error.text('detail'),
});
