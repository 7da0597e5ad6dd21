import { refusalOr } from '@nzuko/shared-auth/queries';

// Not in spec section 8: the server's message if it responded, else our own.

export const messagesFailedMessage = 'Failed to load messages. Please try again.';
export const markReadFailedMessage = 'The message could not be marked as read. Please try again.';

/** Why an announcement wasn't sent; the draft stays in the form. */
export const announceFailedMessage = refusalOr('The message could not be sent. Please try again.');
