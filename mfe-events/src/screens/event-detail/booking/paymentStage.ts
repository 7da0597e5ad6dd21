import type { Payment } from '../../../api/paymentsApi';
import type { PurchaseResult } from '../../../api/ticketsApi';

/** Where a paid order stands for its buyer. */
export type PaymentStage = 'waiting' | 'declined' | 'expired' | 'paid' | 'refunded';

/** An order's stage by the newest word of it; `payment` is the last try, if there was one. */
export function paymentStage(
  order: PurchaseResult['order'],
  payment: Payment | undefined,
): PaymentStage {
  const status = payment?.order.status ?? order.status;
  // First: a second payment goes back, but the tickets stay paid for.
  if (status === 'PAID') return 'paid';
  const goesBack = payment?.status === 'REFUNDING' || payment?.status === 'REFUNDED';
  if (status === 'REFUNDED' || goesBack) return 'refunded';
  if (status === 'EXPIRED') return 'expired';
  return payment?.status === 'FAILED' ? 'declined' : 'waiting';
}
