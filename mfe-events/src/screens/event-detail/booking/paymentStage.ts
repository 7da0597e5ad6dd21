import type { Payment } from '@nzuko/shared-auth/queries';
import type { PurchaseResult } from '../../../api/ticketsApi';

/** A paid order's stage, as its buyer sees it; `returned` is a payment that goes back while the seats can still be paid for. */
export type PaymentStage =
  | 'waiting'
  | 'atBank'
  | 'declined'
  | 'returned'
  | 'expired'
  | 'cancelled'
  | 'paid'
  | 'refunded';

/** Whether an order in this stage holds its seats and can still be paid for. */
export const isHeldStage = (stage: PaymentStage | undefined) =>
  stage === 'waiting' || stage === 'atBank' || isOverStage(stage);

/** Whether the last attempt of a held order has come to nothing, so that the next needs one of its own. */
export const isOverStage = (stage: PaymentStage | undefined) =>
  stage === 'declined' || stage === 'returned';

/** An order's stage from its latest known state; `payment` is the last attempt, if any. */
export function paymentStage(
  order: PurchaseResult['order'],
  payment: Payment | undefined,
): PaymentStage {
  const status = payment?.order.status ?? order.status;
  // Checked first: a duplicate payment is refunded, but the tickets stay paid.
  if (status === 'PAID') return 'paid';
  const isRefunded = payment?.status === 'REFUNDING' || payment?.status === 'REFUNDED';
  if (status === 'HELD' && isRefunded) return 'returned';
  if (status === 'REFUNDED' || isRefunded) return 'refunded';
  if (status === 'EXPIRED') return payment?.order.cancelled_at ? 'cancelled' : 'expired';
  if (payment?.is_at_bank) return 'atBank';
  return payment?.status === 'FAILED' ? 'declined' : 'waiting';
}
