import type { ApiSchemas } from '@nzuko/contract';
import type { ApiError } from '@nzuko/shared-auth';

type RefundReason = ApiSchemas['Refund']['reason'];

/** Alert for a paid booking: the ticket and, once known, the payment reference. Spec section 4. */
export function ticketCreatedMessage(quantity: number, reference: string | undefined): string {
  const created = quantity === 1 ? 'Your ticket was created.' : 'Your tickets were created.';
  return reference ? `${created} Your payment reference is ${reference}.` : created;
}

/** Shown while an order is unpaid: how long its seats are held. */
export const heldMessage = (quantity: number, total: string, expiresAt: string) =>
  quantity === 1
    ? `Your seat is held until ${expiresAt}. Pay ${total} by then to keep it.`
    : `Your seats are held until ${expiresAt}. Pay ${total} by then to keep them.`;

/** Above it, for a buyer who comes back to the event. */
export const unpaidTitle = 'You haven’t paid for your last booking';

/** Shown when the buyer leaves the payment page or says "I Have Paid" before the payment arrived. */
export const notPaidYetMessage =
  'We haven’t received your payment yet. If you closed the payment page, reopen it with Complete Payment. If you’ve just paid, this page will update on its own.';

/** Shown when the browser blocked the payment tab. */
export const tabBlockedMessage = 'Your browser blocked the payment page.';

export const expiredMessage = (quantity: number) =>
  quantity === 1
    ? 'Time to pay ran out and your seat was released. If you’ve already paid, you’ll get your ticket or your money back.'
    : 'Time to pay ran out and your seats were released. If you’ve already paid, you’ll get your tickets or your money back.';

/** Why money is refunded, and how much. */
export function refundMessage(reason: RefundReason | undefined, amount: string): string {
  // An API that is newer than this page may have other reasons.
  const why = (reason && refundReasons[reason]) ?? orderCancelled;
  return `${why} ${amount} is being refunded to you.`;
}

const orderCancelled = 'This order was cancelled.';

const refundReasons: Record<RefundReason, string> = {
  paid_too_late: 'Your payment arrived too late, after the seats were gone.',
  event_started: 'Your payment arrived after the event had started.',
  paid_twice: 'This order was already paid for.',
  wrong_amount: 'The amount we received doesn’t match the price of this order.',
  event_cancelled: 'The event has been cancelled.',
  event_suspended: 'Sales for this event were paused before your payment arrived.',
  cancelled_by_buyer: orderCancelled,
  cancelled_by_owner: orderCancelled,
  cancelled_by_organizer: orderCancelled,
  dispute_lost: 'Your dispute was accepted.',
  refunded_at_provider: orderCancelled,
};

/** Why seats can't be paid for later: the server's message, or our default. */
export const payLaterFailedMessage = (error: ApiError): string =>
  error.text('detail') ??
  'We couldn’t keep your seats for longer. Please pay before the hold ends.';

/** Why a payment couldn't be checked: the server's message, or our default. */
export const checkFailedMessage = (error: ApiError): string =>
  error.text('detail') ??
  'We couldn’t check your payment. If you’ve paid, don’t pay again: we’ll keep checking.';

/** Why a payment couldn't be started: the server's message, or our default. */
export const paymentFailedMessage = (error: ApiError): string =>
  error.text('error') ??
  error.text('message') ??
  error.text('detail') ??
  'We couldn’t open the payment page. Your order is still held, so please try again.';
