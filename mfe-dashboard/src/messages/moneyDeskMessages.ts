import { refusalOr } from '@nzuko/shared-auth/queries';

// Not in spec section 8: the server's message if it responded, else our own.

export const deskFailedMessage = 'Failed to load the money desk. Please try again.';
export const deskPayoutsFailedMessage = 'Failed to load these payouts. Please try again.';
export const disputesFailedMessage = 'Failed to load disputes. Please try again.';
export const casesFailedMessage = 'Failed to load payment cases. Please try again.';
export const balancesFailedMessage = 'Failed to load balances. Please try again.';
export const organizerFailedMessage = 'Failed to load this organizer’s money. Please try again.';
export const organizerAccountFailedMessage = 'Failed to load the payout account. Please try again.';
export const postingsFailedMessage = 'Failed to load the postings. Please try again.';
export const approveFailedMessage = refusalOr(
  'The payout could not be approved. Please try again.',
);
export const refuseFailedMessage = refusalOr('The payout could not be refused. Please try again.');
export const releaseFailedMessage = refusalOr('The code could not be sent. Please try again.');
export const closeCaseFailedMessage = refusalOr('The case could not be closed. Please try again.');
export const correctionFailedMessage = refusalOr(
  'The correction could not be posted. Please try again.',
);
