import { HOUR_MS } from '../../platform/durations';
import { naira } from '../../platform/money';
import {
  inTime,
  movedRefundEnd,
  type RefundPolicy,
  type RefundShare,
} from '../../platform/refundPolicy';
import { paymentFee } from '../../platform/fees';

type Terms = RefundPolicy & { created_at: Date };
interface Price {
  total_kobo: number;
  quantity: number;
  buyer_fees_kobo: number;
  payment_fee_kobo: number | null;
}
interface TermsEvent {
  status: string;
  start_date: Date | null;
  /** The last change of time or place. */
  moved_at: Date | null;
}

/** The payer's share for a ticket cancelled now. The organizer's changes are at the organizer's cost. */
export function shareNow(order: Terms, event: TermsEvent, now: Date): RefundShare {
  if (event.status === 'CANCELLED' || isJustMoved(order, event, now)) return 'ALL';
  const end = refundsEnd(order, event);
  return end === null || now < end ? order.refund_share : 'NONE';
}

/** True while the payer may still cancel because the event was moved. */
export function isJustMoved(
  { created_at: bought }: Pick<Terms, 'created_at'>,
  { start_date: start, moved_at: moved }: TermsEvent,
  now: Date,
): boolean {
  return moved !== null && start !== null && bought <= moved && now < movedRefundEnd(moved, start);
}

/** When an order's refunds end; null without a start. */
export function refundsEnd(
  { refund_until_hours: hours }: RefundPolicy,
  { start_date: start }: Pick<TermsEvent, 'start_date'>,
): Date | null {
  return start && new Date(start.getTime() - hours * HOUR_MS);
}

/** An order's total for its buyer (kobo): the tickets, and the fees that they bear. */
export const dueKobo = (order: Pick<Price, 'total_kobo' | 'buyer_fees_kobo'>) =>
  order.total_kobo + order.buyer_fees_kobo;

/**
 * The refund for one ticket (kobo). An order's tickets share the fee of its one payment, rounded down in the payer's favour.
 * Fees that the payer bore came on top of the price.
 */
export function refundPerTicket(order: Price, share: RefundShare): number {
  const { total_kobo: total, quantity, buyer_fees_kobo: onTop } = order;
  if (share === 'NONE') return 0;
  if (share === 'ALL') return dueKobo(order) / quantity;
  const fee = order.payment_fee_kobo ?? paymentFee(total);
  return Math.max(0, total / quantity - (onTop > 0 ? 0 : Math.floor(fee / quantity)));
}

/** An order's terms with its amounts, before it is paid; null for a free order. */
export function termsSentence(order: RefundPolicy & Price, tickets = order.quantity) {
  if (order.total_kobo === 0) return null;
  const back = refundPerTicket(order, order.refund_share) * tickets;
  if (back === 0) return 'No refunds, unless the organizer cancels or moves the event.';
  const price = (dueKobo(order) / order.quantity) * tickets;
  const of = back < price ? ` of the ${naira(price)}` : '';
  return `If you cancel ${inTime(order)}, you get ${naira(back)}${of} back.`;
}
