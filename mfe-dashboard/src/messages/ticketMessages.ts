import type { ApiError } from '@nzuko/shared-auth';
import { refusalOr, type Payment } from '@nzuko/shared-auth/queries';

import type { Ticket } from '../api/ticketsApi';

// Not in spec section 8: the server's message if it responded, else our own.

export const paymentPageFailedMessage = (error: ApiError) =>
  error.text('detail') ?? 'The payment page could not be opened. Please try again.';
export const paymentFailedMessage = refusalOr('We couldn’t check your payment. Please try again.');
/** To somebody who is back from the payment page, while the provider can't be asked. */
export const uncheckedPaymentMessage =
  'If you’ve paid, don’t pay again. We’ll keep checking, and this page will update on its own.';
export const withdrawFailedMessage = refusalOr(
  'The offer could not be withdrawn. Please try again.',
);
export const resendFailedMessage = refusalOr('The email could not be sent. Please try again.');

export const photoFailedMessage = refusalOr('The photo could not be added. Please try again.');

/** Tells a ticket's holder that the door checks photos. */
export function photosCheckedMessage({
  holder,
  custom_image: photo,
}: Pick<Ticket, 'holder' | 'custom_image'>): string {
  const whose = holder ? `${holder.name}’s` : 'your';
  return photo === null
    ? `Photos are checked at the door. Add one that shows ${whose} face.`
    : `Photos are checked at the door. This one must show ${whose} face.`;
}

/** All tickets of an order, of which there are several. */
export const allTickets = (quantity: number) =>
  quantity === 2 ? 'both tickets' : `all ${quantity} tickets`;

/** Why an order can't be paid for while it holds its seats. */
export const pausedMessage =
  'Booking is paused while we look into this event, so it can’t be paid for now.';

/** Said from the end of an order's hold until its seats are released. */
export const tooLateToPayMessage = (quantity: number) =>
  `Time to pay ran out. If you’ve already paid, you’ll get your ${quantity === 1 ? 'ticket' : 'tickets'} or your money back.`;

export const pdfFailedMessage = 'We couldn’t create the PDF. Check your connection and try again.';

// The link itself is only ever mailed: whoever has it can choose the account.
export const accountNeededMessage = (by: string) =>
  `We need a bank account to send your refund to. We’ve emailed you a link to tell us which: use it by ${by}.`;
export const accountLinkExpiredMessage =
  'We need a bank account to send your refund to. The link we emailed you has expired. Open it and ask for a new one.';

/** Tells a ticket's holder that the event has moved; `until` is the deadline for cancelling with a full refund. */
export const movedMessage = (until: string | null, payer: string | undefined): string =>
  until === null
    ? 'The organizer has changed the time or place since you booked.'
    : `The organizer has changed the time or place since you booked. Cancel before ${until}, and ${payer ? `${payer}, who paid, gets` : 'you get'} everything back.`;

/** Refund reasons. */
export const refundReasons: Record<Payment['refunds'][number]['reason'], string> = {
  paid_too_late: 'it arrived after your seats were released',
  event_started: 'it arrived after the event had started',
  paid_twice: 'these tickets were paid for twice',
  wrong_amount: 'the amount didn’t match the price',
  cancelled_by_buyer: 'you cancelled',
  cancelled_by_owner: 'the person you gave the ticket to cancelled it',
  cancelled_by_organizer: 'the organizer cancelled a ticket',
  event_cancelled: 'the organizer cancelled the event',
  event_suspended: 'sales were paused before it arrived',
  dispute_lost: 'your dispute was accepted',
  refunded_at_provider: 'it was refunded',
};
