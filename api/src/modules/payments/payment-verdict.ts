import type { PaymentRow } from './payments-repository';
import type { VerifiedPayment } from './paystack-client';

/**
 * What the provider's word means for us. `open`: not final. `mismatch`: money has come, but not what was asked for.
 * `foreign`: not about this payment at all, so nothing may follow from it.
 */
export type Verdict = 'paid' | 'mismatch' | 'failed' | 'open' | 'foreign';

/** Judges an answer to "verify". Source: ticketing rules "Paystack"; `amount` includes a fee that the buyer bears. */
export function judge(
  payment: Pick<PaymentRow, 'reference' | 'amount_kobo'>,
  answer: VerifiedPayment,
  domain: 'test' | 'live',
): Verdict {
  if (answer.reference !== payment.reference || answer.domain !== domain) return 'foreign';
  // Declined or taken back by the bank; after a decline the payer may still pay on the same page.
  if (answer.status === 'failed' || answer.status === 'reversed') return 'failed';
  if (answer.status !== 'success') return 'open';
  const asked = answer.requested_amount ?? answer.amount;
  return answer.currency === 'NGN' && asked === payment.amount_kobo ? 'paid' : 'mismatch';
}
