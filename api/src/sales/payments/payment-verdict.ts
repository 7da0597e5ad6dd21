import type { PaymentRow } from './payments-repository';
import type { VerifiedPayment } from '../../platform/provider/paystack-client';

/**
 * Interprets the provider's status. `open`: not final. `mismatch`: money arrived, but not the amount requested. `foreign`:
 * not about this payment, so it must have no effect.
 */
export type Verdict = 'paid' | 'mismatch' | 'failed' | 'open' | 'foreign';

/** Interprets a "verify" response. `amount` includes fees paid by the buyer. */
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
  // A bank transfer may bring less than requested.
  const isWhole = asked === payment.amount_kobo && answer.amount >= payment.amount_kobo;
  return answer.currency === 'NGN' && isWhole ? 'paid' : 'mismatch';
}

/** How far the provider's clock may be from ours, and how long a payment may be on its way to it. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * True if a payment can no longer buy tickets because its event has started. The time of payment counts, not when we hear of
 * it: until the event is over, anybody who paid before the start gets in.
 */
export function isPaidAfterStart(
  payment: Pick<PaymentRow, 'created_at'>,
  answer: Pick<VerifiedPayment, 'paid_at'>,
  event: { start_date: Date | null; end_date: Date | null },
  now: Date,
): boolean {
  const { start_date: start, end_date: end } = event;
  if (start === null) return false;
  const isOver = end !== null && end <= now;
  return isOver || paidMs(payment, answer, now) > start.getTime() + CLOCK_TOLERANCE_MS;
}

/** When it was paid by the provider's clock, unless that is impossible or unknown. */
function paidMs(
  { created_at: started }: Pick<PaymentRow, 'created_at'>,
  { paid_at: said }: Pick<VerifiedPayment, 'paid_at'>,
  now: Date,
): number {
  const told = Date.parse(said ?? '');
  if (Number.isNaN(told)) return now.getTime();
  return Math.min(Math.max(told, started.getTime()), now.getTime());
}
