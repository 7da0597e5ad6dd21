import { refusalOr } from '@nzuko/shared-auth/queries';

// Not in spec section 8: the server's message if it responded, else our own.

const failed = (what: string) =>
  refusalOr(`We couldn’t download the ${what}. Check your connection and try again.`);

export const receiptFailedMessage = failed('receipt');
export const statementFailedMessage = failed('statement');
export const taxNumberLoadFailedMessage = 'Failed to load your tax number. Please try again.';
export const taxNumberFailedMessage = refusalOr(
  'Your tax number could not be saved. Please try again.',
);
