import type { ApiError } from 'shared-auth';

import type { Payment } from '../api/paymentsApi';

// Spec section 8 has no row for these: the server's words where it answered, else ours.

const wordsOr = (ours: string) => (error: ApiError) =>
  (error.status >= 500 ? undefined : error.text('detail')) ?? ours;

export const paymentPageFailedMessage = (error: ApiError) =>
  error.text('detail') ?? 'The payment page could not be opened. Please try again.';
export const paymentFailedMessage = wordsOr(
  'We could not find out about your payment. Please try again.',
);
export const cancelFailedMessage = wordsOr('The ticket could not be cancelled. Please try again.');
export const transferFailedMessage = wordsOr(
  'The ticket could not be transferred. Please try again.',
);
export const refundFailedMessage = wordsOr('The ticket could not be refunded. Please try again.');
export const resendFailedMessage = wordsOr('The mail could not be sent. Please try again.');

export const pdfFailedMessage = 'The PDF could not be made. Check your connection and try again.';

/** Why money went back. */
export const refundReasons: Record<Payment['refunds'][number]['reason'], string> = {
  paid_too_late: 'it came after the seats were given back',
  paid_twice: 'these tickets were paid for twice',
  wrong_amount: 'it was not the amount that was asked for',
  cancelled_by_buyer: 'you cancelled',
  cancelled_by_organizer: 'the organizer cancelled a ticket',
  event_cancelled: 'the organizer called the event off',
};
