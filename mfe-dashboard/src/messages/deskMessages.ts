import { refusalOr } from '@nzuko/shared-auth/queries';
import { holdersEmailed } from '@nzuko/shared-ui/parts';

// Not in spec section 8: the server's message if it responded, else our own.

export const historyFileFailedMessage = refusalOr(
  'We couldn’t download the history. Check your connection and try again.',
);
export const searchFailedMessage = 'The search failed. Please try again.';
export const accountFailedMessage = 'Failed to load this account. Please try again.';
export const accountGoneMessage = 'This account was deleted or never existed.';
export const eventGoneMessage = 'We couldn’t find that event.';
export const orderGoneMessage = 'We couldn’t find that order.';
export const orderFailedMessage = 'Failed to load this order. Please try again.';
export const suspendFailedMessage = refusalOr('It could not be suspended. Please try again.');
export const liftFailedMessage = refusalOr('The suspension could not be lifted. Please try again.');
export const reportCaseFailedMessage = refusalOr('Failed to load this case. Please try again.');
export const dismissFailedMessage = refusalOr(
  'The reports could not be dismissed. Please try again.',
);

/** The effects of suspending an event. */
export const eventSuspensionText = `Its tickets go off sale at once, and any money it took isn’t paid out. ${holdersEmailed}.`;
