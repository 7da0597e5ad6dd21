import { paymentFee } from '../../platform/fees';
import { formatNaira, naira } from '../../platform/money';
import { movedRefundEnd, type RefundPolicy } from '../../platform/refundPolicy';
import { formatInZone } from '../../platform/timezones';
import {
  dueKobo,
  isJustMoved,
  refundPerTicket,
  refundsEnd,
  shareNow,
} from '../orders/refund-terms';
import type { CancellationQuote } from './cancellation-schemas';

/** The facts that decide a cancellation, as in ticket rows. */
interface QuotedTicket extends RefundPolicy {
  status: string;
  checked_in_at: Date | null;
  suspended_at: Date | null;
  order_status: string;
  order_created_at: Date;
  quantity: number;
  total_kobo: number;
  buyer_fees_kobo: number;
  payment_fee_kobo: number | null;
  has_payment: boolean;
  /** Money that already went back without cancelling a ticket. */
  refunded_ahead_kobo: number;
  is_door_sale: boolean;
  is_at_bank: boolean;
  event_status: string;
  start_date: Date | null;
  moved_at: Date | null;
  timezone: string;
}

/** The facts that decide an organizer's refund. */
export type RefundableTicket = Pick<
  QuotedTicket,
  | ('status' | 'checked_in_at' | 'suspended_at' | 'is_door_sale')
  | ('total_kobo' | 'buyer_fees_kobo' | 'quantity' | 'has_payment' | 'refunded_ahead_kobo')
>;

/**
 * The refund (kobo) if a ticket's organizer refunds it now; null if it can't be refunded. Must match `cancelTickets` as called
 * for the organizer.
 */
export function quoteRefund(row: RefundableTicket): number | null {
  const isLocked = row.checked_in_at !== null || row.suspended_at !== null;
  if (row.status !== 'VALID' || isLocked || row.is_door_sale) return null;
  if (!row.has_payment) return 0;
  return Math.max(0, dueKobo(row) / row.quantity - row.refunded_ahead_kobo);
}

/** The organizer's loss (kobo) when refunding a ticket: its share of the provider's fee, which the provider keeps. */
export const lostFee = (row: Pick<QuotedTicket, 'payment_fee_kobo' | 'total_kobo' | 'quantity'>) =>
  Math.floor((row.payment_fee_kobo ?? paymentFee(row.total_kobo)) / row.quantity);

/** The amount refunded (kobo) for a ticket; null unless it was paid and then cancelled. */
export function refundedOf(
  row: Pick<QuotedTicket, 'status' | 'total_kobo' | 'buyer_fees_kobo' | 'quantity'> & {
    paid_at: Date | null;
    kept_kobo: number;
  },
): number | null {
  if (row.status !== 'CANCELLED' || row.paid_at === null || row.total_kobo === 0) return null;
  return dueKobo(row) / row.quantity - row.kept_kobo;
}

/** The refund if a ticket's owner cancels it now, explained to them; null if it can't be cancelled. */
export function quoteCancellation(
  row: QuotedTicket,
  payer: { name: string; email: string } | null,
  now: Date,
): CancellationQuote | null {
  const order = { ...row, created_at: row.order_created_at };
  const event = { ...row, status: row.event_status };
  const hasStarted = row.start_date !== null && row.start_date <= now;
  const isLocked = row.checked_in_at !== null || row.suspended_at !== null;
  // Only the organizer can void door sales.
  if (row.status === 'CANCELLED' || isLocked || row.is_door_sale) return null;
  if (hasStarted && !isJustMoved(order, event, now)) return null;
  if (row.order_status === 'HELD') {
    return {
      refund: '0.00',
      detail: row.is_at_bank
        ? 'Your bank is still working on your payment. If it arrives, you’ll get all of it back.'
        : 'You haven’t paid anything.',
    };
  }
  if (row.total_kobo === 0) return { refund: '0.00', detail: null };
  if (!row.has_payment) {
    return { refund: '0.00', detail: 'We have no record of a payment, so nothing is refunded.' };
  }
  const share = shareNow(order, event, now);
  const due = refundPerTicket(row, share);
  const back = Math.max(0, due - row.refunded_ahead_kobo);
  if (back === 0) {
    const detail = due > 0 ? 'This ticket’s price has already been refunded.' : whyNothing(row);
    return { refund: '0.00', detail };
  }
  const who = payer ? `${payer.name} (${payer.email}), who paid for it, gets` : 'You’ll get';
  return {
    refund: formatNaira(back),
    detail: `${who} ${naira(back)} back${lessThan(row, due, back)}.`,
  };
}

/** Set if a ticket's event was moved since the booking; undefined if not, or if either was cancelled. */
export function moveSince(
  row: QuotedTicket,
  now: Date,
): { refund_until: string | null } | undefined {
  const { moved_at: moved, start_date: start, order_created_at: booked } = row;
  if (row.status === 'CANCELLED' || row.event_status === 'CANCELLED') return undefined;
  if (!moved || !start || moved < booked) return undefined;
  const isPaid = row.order_status === 'PAID' && row.has_payment && row.total_kobo > 0;
  // False if part of its price has already gone back, or it can't be cancelled.
  const isWhole = row.refunded_ahead_kobo === 0 && quoteCancellation(row, null, now) !== null;
  const isOpen = isPaid && isWhole && isJustMoved({ created_at: booked }, row, now);
  return { refund_until: isOpen ? movedRefundEnd(moved, start).toISOString() : null };
}

/** Why a refund is less than the price paid. */
function lessThan(row: QuotedTicket, due: number, back: number): string {
  if (back < due) return '. The rest of its price has already been refunded';
  const fee = dueKobo(row) / row.quantity - due;
  if (fee === 0) return '';
  return row.buyer_fees_kobo > 0
    ? `, the full price. The ${naira(fee)} in payment fees isn’t refunded`
    : `, the price less ${naira(fee)} in payment fees`;
}

function whyNothing(row: QuotedTicket): string {
  const end = row.refund_share === 'NONE' ? null : refundsEnd(row, row);
  const why = end
    ? `Refunds for this event ended on ${formatInZone(end, row.timezone)}`
    : 'This event doesn’t give refunds';
  return `${why}, so none of the ${naira(dueKobo(row) / row.quantity)} comes back.`;
}
