import type { ApiError } from '@nzuko/shared-auth';
import { isUndecided, refusalOf, refusalOr } from '@nzuko/shared-auth/queries';

// Not in spec section 8: the server's message if it responded, else our own.

export const deskFailedMessage = 'Failed to load the money desk. Please try again.';
export const deskPayoutsFailedMessage = 'Failed to load these payouts. Please try again.';
export const disputesFailedMessage = 'Failed to load disputes. Please try again.';
export const refundsFailedMessage = 'Failed to load refunds. Please try again.';
export const casesFailedMessage = 'Failed to load payment cases. Please try again.';
export const balancesFailedMessage = 'Failed to load balances. Please try again.';
export const organizerFailedMessage = 'Failed to load this organizer’s money. Please try again.';
export const organizerAccountFailedMessage = 'Failed to load the payout account. Please try again.';
export const postingsFailedMessage = 'Failed to load the postings. Please try again.';
export const approveFailedMessage = refusalOr(
  'The payout could not be approved. Please try again.',
);
export const refuseFailedMessage = refusalOr('The payout could not be refused. Please try again.');
/** Tells a payout that couldn't be ended from one that may have been. */
export const endPayoutFailedMessage = (error: ApiError) =>
  refusalOf(error) ??
  (isUndecided(error)
    ? 'We didn’t get a response, so we don’t know whether the payout has ended. Try again: the money goes back only once.'
    : 'The payout could not be ended. Please try again.');
export const releaseFailedMessage = refusalOr('The code could not be sent. Please try again.');
/** Tells a refund that wasn't changed from one that may have been. */
export const refundActFailedMessage = (error: ApiError) =>
  refusalOf(error) ??
  (isUndecided(error)
    ? 'We didn’t get a response, so we don’t know whether that was saved. Try again: nothing is sent or saved twice.'
    : 'That could not be saved. Please try again.');
export const closeCaseFailedMessage = refusalOr('The case could not be closed. Please try again.');
export const correctionFailedMessage = refusalOr(
  'The correction could not be posted. Please try again.',
);
