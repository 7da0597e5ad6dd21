import type { PaymentRow } from './payments-repository';
import type { VerifiedPayment } from './paystack-client';

/**
 * Interprets the provider's status. `open`: not final. `mismatch`: money arrived, but not the amount requested. `foreign`:
 * not about this payment, so it must have no effect.
 */
export type Verdict = 'paid' | 'mismatch' | 'failed' | 'open' | 'foreign';

/** Interprets a "verify" response. `amount` includes fees paid by the buyer. Ticketing rules "Paystack". */
export function judge(
  payment: Pick<PaymentRow, 'reference' | 'amount_kobo'>,
  answer: VerifiedPayment,
  domain: 'test' | 'live',
): Verdict {
  if (answer.reference !== payment.reference || answer.domain !== domain) return 'foreign';
  // Declined or reversed by the bank; after a decline the buyer can still pay on the same page.
  if (answer.status === 'failed' || answer.status === 'reversed') return 'failed';
  if (answer.status !== 'success') return 'open';
  const asked = answer.requested_amount ?? answer.amount;
  return answer.currency === 'NGN' && asked === payment.amount_kobo ? 'paid' : 'mismatch';
}
