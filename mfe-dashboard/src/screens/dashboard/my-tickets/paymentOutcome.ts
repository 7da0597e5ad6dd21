import { formatNaira, type BannerTone } from '@nzuko/shared-ui';

import type { Payment } from '@nzuko/shared-auth/queries';
import type { SeenPayment } from '../../../api/paymentsApi';
import { refundReasons, uncheckedPaymentMessage } from '../../../messages/ticketMessages';

/** How a payment is presented, and whether it can be retried. */
interface PaymentOutcome {
  tone: BannerTone;
  title: string;
  canPay: boolean;
}

/**
 * A buyer who returns from the payment page without paying has abandoned it; one with the page still open in another
 * tab may yet pay.
 */
export function paymentOutcome(payment: SeenPayment, hasReturned: boolean): PaymentOutcome {
  const { status, order, can_pay: canPay } = payment;
  if (status === 'PAID' && order.status === 'REFUNDED') {
    return { tone: 'info', title: 'Order cancelled', canPay: false };
  }
  if (status === 'PAID') return { tone: 'success', title: 'Payment received', canPay: false };
  if (isReturned(payment)) {
    return { tone: 'error', title: 'Payment not accepted', canPay };
  }
  if (status === 'REFUNDING') {
    if (payment.refunds.some(({ account_by: by }) => by)) {
      return { tone: 'warning', title: 'Your refund needs a bank account', canPay: false };
    }
    return { tone: 'warning', title: 'Your refund is on its way', canPay: false };
  }
  if (status === 'REFUNDED') {
    return { tone: 'info', title: 'Your money was refunded', canPay: false };
  }
  if (order.status === 'PAID') return { tone: 'success', title: 'Already paid', canPay: false };
  if (order.status !== 'HELD' && order.cancelled_at) {
    return { tone: 'info', title: 'Order cancelled', canPay: false };
  }
  if (order.status !== 'HELD') {
    return { tone: 'warning', title: 'Time to pay ran out', canPay: false };
  }
  if (payment.is_at_bank) {
    return { tone: 'info', title: 'Waiting for your bank', canPay: false };
  }
  if (mayBePaid(payment, hasReturned)) {
    return { tone: 'warning', title: 'We couldn’t check your payment yet', canPay: false };
  }
  if (status === 'FAILED' && payment.bank_transfer_rejected) {
    return { tone: 'error', title: 'Transfer sent back', canPay };
  }
  if (status === 'FAILED') return { tone: 'error', title: 'Payment declined', canPay };
  return hasReturned
    ? { tone: 'warning', title: 'You have not paid yet', canPay }
    : { tone: 'info', title: 'Waiting for your payment', canPay: false };
}

/** Whether somebody has been on the payment page and the provider couldn't be asked since: they may have paid. */
const mayBePaid = (
  { isChecked, is_at_bank: isAtBank, status, order }: SeenPayment,
  hasReturned: boolean,
) =>
  hasReturned &&
  !isChecked &&
  !isAtBank &&
  order.status === 'HELD' &&
  (status === 'PENDING' || status === 'FAILED');

const isRefund = ({ status }: Payment) => status === 'REFUNDING' || status === 'REFUNDED';

/** Whether a payment is returned while its order can still be paid for, for example if the amount was wrong. */
const isReturned = (payment: Payment) => isRefund(payment) && payment.order.status === 'HELD';

/**
 * Sentences about a payment, without repetition: a refund's reason replaces the payment's own sentence, unless that one says why it is
 * refunded and asks for another. The last known sentence of a payment that may have been made since could be wrong.
 */
export function paymentTexts(payment: SeenPayment, hasReturned: boolean): string[] {
  if (mayBePaid(payment, hasReturned)) return [uncheckedPaymentMessage];
  if (isReturned(payment)) return [payment.detail];
  const refunds = refundTexts(payment);
  return isRefund(payment) && refunds.length > 0 ? refunds : [payment.detail, ...refunds];
}

/** For each refund, for example "₦1,500 was refunded: it arrived after your seats were released." */
export const refundTexts = ({ refunds }: Payment): string[] =>
  refunds.map(
    (refund) =>
      `${formatNaira(refund.amount)} ${progressText(refund)}: ${refundReasons[refund.reason]}.`,
  );

function progressText({ status, account_by: by }: Payment['refunds'][number]): string {
  if (status === 'DONE') return 'was refunded';
  return by ? 'can’t be refunded until you give us a bank account' : 'is being refunded';
}
