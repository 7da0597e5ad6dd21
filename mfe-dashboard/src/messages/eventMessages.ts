import { refusalOr } from '@nzuko/shared-auth/queries';

// Not in spec section 8: the server's message if it responded, else our own.

export const duplicateFailedMessage = refusalOr('The event could not be copied. Please try again.');
export const cancelEventFailedMessage = refusalOr(
  'The event could not be cancelled. Please try again.',
);
