import type { ApiError, ApiSchemas } from 'shared-auth';

type RefundReason = ApiSchemas['Refund']['reason'];

/** In the new tab until the provider's page is there. */
export const openingPaymentMessage = 'Opening the payment page…';

/** The alert of a paid booking: the ticket and the payment's reference, once there is one. Spec section 4. */
export const ticketCreatedMessage = (reference: string | undefined) =>
  reference
    ? `Your ticket was created. Your payment reference is ${reference}.`
    : 'Your ticket was created.';

/** What a paid order says until it is paid: nothing is settled, and when the seats go back. */
export const heldMessage = (total: string, expiresAt: string) =>
  `Your seats are held until ${expiresAt}. They are yours once ${total} is paid; unpaid seats are released then.`;

/** After the payment page was left, or "I have paid" came too early. */
export const notPaidYetMessage =
  'No payment has arrived yet. If you left the payment page, open it again with Complete Payment; if you have just paid, this page turns to paid by itself.';

/** When the browser did not let the payment page open. */
export const tabBlockedMessage = 'Your browser kept the payment page from opening.';

export const declinedMessage =
  'The payment was declined. Your tickets are still held: try again, or use another card.';

export const expiredMessage =
  'The time to pay has run out, and the seats were given back. If you have paid all the same, you get your tickets or your money back.';

/** Why money goes back, and how much. */
export function refundMessage(reason: RefundReason | undefined, amount: string): string {
  return `${refundReason(reason)} ${amount} is being sent back to you.`;
}

function refundReason(reason: RefundReason | undefined): string {
  switch (reason) {
    case 'paid_too_late':
      return 'Your payment came after the time to pay, and the seats were gone.';
    case 'paid_twice':
      return 'These tickets were already paid for.';
    case 'wrong_amount':
      return 'The amount that arrived is not the price of these tickets.';
    case 'event_cancelled':
      return 'The event has been cancelled.';
    default:
      return 'This order was cancelled.';
  }
}

/** Why a payment could not be started or looked up: the server's words, else ours. */
export const paymentFailedMessage = (error: ApiError): string =>
  error.text('error') ??
  error.text('message') ??
  error.text('detail') ??
  'The payment page could not be opened. Your seats stay held; please try again.';
