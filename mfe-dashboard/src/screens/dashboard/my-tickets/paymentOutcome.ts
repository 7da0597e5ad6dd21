import { formatNaira, type BannerTone } from 'shared-ui';

import type { Payment } from '../../../api/paymentsApi';
import { refundReasons } from '../../../messages/ticketMessages';

/** What is told about a payment, and whether it can be tried again. */
export interface PaymentOutcome {
  tone: BannerTone;
  title: string;
  canPay: boolean;
}

/** Who has come back from the payment page has left it unpaid; who has it open in another tab is still at it. */
export function paymentOutcome(payment: Payment, hasReturned: boolean): PaymentOutcome {
  const { status, order } = payment;
  if (status === 'PAID') return { tone: 'success', title: 'Payment received', canPay: false };
  if (status === 'REFUNDING') {
    return { tone: 'warning', title: 'Your money is on its way back', canPay: false };
  }
  if (status === 'REFUNDED') {
    return { tone: 'info', title: 'Your money was returned', canPay: false };
  }
  if (order.status === 'PAID') return { tone: 'success', title: 'Already paid', canPay: false };
  if (order.status !== 'HELD') {
    return { tone: 'warning', title: 'The time to pay has run out', canPay: false };
  }
  if (status === 'FAILED') return { tone: 'error', title: 'Payment declined', canPay: true };
  return hasReturned
    ? { tone: 'warning', title: 'You have not paid yet', canPay: true }
    : { tone: 'info', title: 'Waiting for your payment', canPay: false };
}

/** "₦1,500: it came after the seats were given back", for each sum that goes back. */
export const refundTexts = ({ refunds }: Payment): string[] =>
  refunds.map(({ amount, reason, status }) => {
    const verb = status === 'DONE' ? 'was sent back' : 'is being sent back';
    return `${formatNaira(amount)} ${verb}: ${refundReasons[reason]}.`;
  });
