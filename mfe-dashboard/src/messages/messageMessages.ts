import type { ApiError } from 'shared-auth';

// Spec section 8 has no row for messages: the server's words where it answered, else ours.

export const messagesFailedMessage = 'Failed to load messages. Please try again.';
export const markReadFailedMessage = 'The message could not be marked as read. Please try again.';

/** Why an announcement was not sent; nothing that was typed is lost. */
export const announceFailedMessage = (error: ApiError) =>
  (error.status >= 500 ? undefined : error.text('detail')) ??
  'The message could not be sent. Please try again.';
