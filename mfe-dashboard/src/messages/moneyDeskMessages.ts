import type { ApiError } from '@nzuko/shared-auth';
import { isUndecided, refusalOf, refusalOr } from '@nzuko/shared-auth/queries';

// Not in spec section 8: the server's message if it responded, else our own.

export const deskPayoutsFailedMessage = 'Failed to load these payouts. Please try again.';
export const disputesFailedMessage = 'Failed to load disputes. Please try again.';
export const refundsFailedMessage = 'Failed to load refunds. Please try again.';
export const casesFailedMessage = 'Failed to load payment cases. Please try again.';
export const balancesFailedMessage = 'Failed to load balances. Please try again.';
export const organizerFailedMessage = 'Failed to load this organizer’s money. Please try again.';
export const organizerEventsFailedMessage =
  'Failed to load all of this organizer’s events. Please try again.';
export const organizerAccountFailedMessage = 'Failed to load the payout account. Please try again.';
export const postingsFailedMessage = 'Failed to load the postings. Please try again.';
/** Tells a step that failed from one that may have been taken all the same. */
const failedOr = (undecided: string, failed: string) => (error: ApiError) =>
  refusalOf(error) ??
  (isUndecided(error) ? `We didn’t get a response, so we don’t know whether ${undecided}` : failed);

export const approveFailedMessage = failedOr(
  'the payout was approved. Try again: it’s only sent once.',
  'The payout could not be approved. Please try again.',
);
export const refuseFailedMessage = failedOr(
  'the payout was refused. Try again: the money goes back only once.',
  'The payout could not be refused. Please try again.',
);
export const endPayoutFailedMessage = failedOr(
  'the payout has ended. Try again: the money goes back only once.',
  'The payout could not be ended. Please try again.',
);
export const refundActFailedMessage = failedOr(
  'that was saved. Try again: nothing is sent or saved twice.',
  'That could not be saved. Please try again.',
);
export const releaseFailedMessage = failedOr(
  'the provider has the code. Try again: the payout is only sent once.',
  'The code could not be sent. Please try again.',
);
export const closeCaseFailedMessage = refusalOr('The case could not be closed. Please try again.');
const correctionFailed = failedOr(
  'the correction was posted. Try again: it’s only posted once.',
  'The correction could not be posted. Please try again.',
);
export const correctionFailedMessage = (error: ApiError) =>
  error.status === 422
    ? 'The correction was posted as it was before you changed it. Look at the postings before you post another.'
    : correctionFailed(error);
