/** PENDING until the provider says otherwise; FAILED is a declined try, which the payer may still turn into PAID. */
export const PAYMENT_STATUSES = ['PENDING', 'FAILED', 'PAID', 'REFUNDING', 'REFUNDED'] as const;
/** REQUESTED: the provider has taken the refund, but it answers "queued", not done. */
export const REFUND_STATUSES = ['QUEUED', 'REQUESTED', 'DONE', 'NEEDS_ATTENTION'] as const;
export const REFUND_REASONS = [
  'paid_too_late',
  'paid_twice',
  'wrong_amount',
  'cancelled_by_buyer',
  'cancelled_by_organizer',
  'event_cancelled',
] as const;

/** What an administrator did about a refund that needed attention. */
export const REFUND_ACTIONS = ['RETRIED', 'SETTLED'] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export type RefundStatus = (typeof REFUND_STATUSES)[number];
export type RefundAction = (typeof REFUND_ACTIONS)[number];
export type RefundReason = (typeof REFUND_REASONS)[number];
