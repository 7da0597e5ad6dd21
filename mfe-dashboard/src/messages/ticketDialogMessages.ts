import { refusalOr } from '@nzuko/shared-auth/queries';
import { formatNaira } from '@nzuko/shared-ui';

// Apart from the other messages about tickets, so that they load with their dialogs.

export const cancelFailedMessage = refusalOr(
  'The ticket could not be cancelled. Please try again.',
);
export const transferFailedMessage = refusalOr(
  'The ticket could not be offered. Please try again.',
);
/** In the words of the API's refusal. */
export const transferNeedsEmailMessage =
  'Confirm your email address to transfer tickets. Open the link we emailed you.';
export const refundFailedMessage = refusalOr('The ticket could not be refunded. Please try again.');
export const lostFeeMessage = (amount: string) =>
  `The payment provider keeps its fees, so this refund costs you ${formatNaira(amount)}.`;
export const nameFailedMessage = refusalOr('The name could not be saved. Please try again.');
