import type { ApiError } from '@nzuko/shared-auth';
import { refusalOr } from '@nzuko/shared-auth/queries';

// Not in spec section 8: the server's message if it responded, else our own.

export const messagesFailedMessage = 'Failed to load messages. Please try again.';
export const markReadFailedMessage = 'The message could not be marked as read. Please try again.';

/** While a message that is being written has a link in it. */
export const linksAreTextMessage = 'Links can’t be clicked in the email.';

const announceRefusal = refusalOr('The message could not be sent. Please try again.');

/** Why an announcement wasn't sent, or that it may have been; the draft stays in the form. */
export function announceFailedMessage(error: ApiError): string {
  if (error.status === 422) {
    return 'Your message was sent as it was before you changed it. Look at what you’ve sent before you send another.';
  }
  if (error.isUnreachable) {
    return 'We didn’t get a response, so we don’t know whether your message was sent. Try again: it won’t be sent twice.';
  }
  return announceRefusal(error);
}
