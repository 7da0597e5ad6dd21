import type { PaymentCase, Posting } from '../../../api/moneyDeskApi';

/** Labels of postings by kind. */
export const postingLabels: Record<Posting['kind'], string> = {
  PAYMENT: 'Payment',
  PROVIDER_FEE: 'Provider’s fee',
  FEE_CORRECTION: 'Provider’s fee corrected',
  PLATFORM_FEE: 'Our fee',
  REFUND: 'Refund',
  PLATFORM_FEE_BACK: 'Our fee returned',
  FEE_TAKEN_OVER: 'Provider’s fee covered by us',
  REFUND_SENT: 'Refund sent',
  DISPUTE_HOLD: 'Held for a dispute',
  DISPUTE_RELEASE: 'Dispute over',
  CORRECTION: 'Correction',
  PAYOUT: 'Payout',
  TRANSFER_FEE: 'Transfer fee',
  PAYOUT_PAID: 'Payout arrived',
  PAYOUT_BACK: 'Payout came back',
  TRANSFER_FEE_BACK: 'Transfer fee returned',
};

export const accountLabels: Record<Posting['from'], string> = {
  PROVIDER: 'Provider',
  PROVIDER_FEES: 'Provider’s fees',
  PLATFORM: 'Platform',
  PLATFORM_FEES: 'Our fees',
  PAYERS: 'Buyers',
  ORGANIZER: 'Balance',
  DISPUTES: 'Disputes',
  ON_ITS_WAY: 'On its way',
  PAID_OUT: 'Paid out',
};

/** Labels of cases by kind; a case's detail says what to decide. */
export const caseLabels: Record<PaymentCase['kind'], string> = {
  payment_unclear: 'Payment unclear for a week',
  delivery_failed: 'Unreadable message from the provider',
  dispute_unmatched: 'Dispute over an unknown payment',
  dispute_unclear: 'Dispute with an unclear outcome',
  partial_refund: 'Refunded in part at the provider',
  refunded_twice: 'May be refunded twice',
  ledger_differs: 'The books didn’t add up',
  payout_short: 'Balance too small for a payout',
  payout_otp: 'Payout needs a code',
  payout_unclear: 'Payout unclear',
  payout_refused: 'The provider refuses a payout',
  payment_differs: 'A payment differs at the provider',
  refund_differs: 'A refund differs at the provider',
  transfer_differs: 'A payout differs at the provider',
  settlement_differs: 'A settlement differs from the books',
  balance_differs: 'The provider’s balance differs from the books',
};

export const paymentCaseKinds = (Object.keys(caseLabels) as PaymentCase['kind'][]).map((value) => ({
  value,
  label: caseLabels[value],
}));
