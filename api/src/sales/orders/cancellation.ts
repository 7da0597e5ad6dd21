import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { paymentFee } from '../../platform/fees';
import { formatNaira } from '../../platform/money';
import type { RefundReason } from '../../platform/database/paymentStates';
import type { RefundShare } from '../../platform/refundPolicy';
import { queueRefund } from '../payments/refund-queue';
import { dueKobo, refundPerTicket } from '../refunds/refund-terms';
import { endHold } from './order-endings';
import type { LockedOrder } from './order-lock-repository';
import {
  cancelValidTickets,
  countValidTickets,
  findPaidPayment,
  markCancelled,
  markRefunding,
  ticketInMail,
} from './cancellation-repository';
import { addTaken } from './orders-repository';

type Trx = Transaction<Database>;

interface Cause {
  reason: RefundReason;
  now: Date;
  /** The share refunded; everything, unless the buyer's terms say otherwise. */
  share?: RefundShare;
  /** True if the platform's staff cancel it; the platform then bears the payment's fee. */
  byPlatform?: boolean;
}

/**
 * Cancels tickets of a locked order, frees their seats and refunds the share due. A hold can only be cancelled as a whole,
 * since the provider was asked to charge the whole price.
 *
 * @param ticketIds the tickets to cancel; null for all remaining ones.
 * @returns the refunded amount in kobo.
 */
export async function cancelTickets(
  trx: Trx,
  locked: LockedOrder,
  ticketIds: number[] | null,
  cause: Cause,
): Promise<number> {
  const { order } = locked;
  const { now, reason, share = 'ALL' } = cause;
  if (order.status === 'HELD') {
    await endHold(trx, locked);
    await markCancelled(trx, order.id, { cancelled_at: now });
    return 0;
  }
  if (order.status !== 'PAID') return 0;
  const payment = await findPaidPayment(trx, order.id);
  // Without a payment, as in an isolated page's data, there is nothing to refund or keep.
  const each = payment ? refundPerTicket(order, share) : 0;
  const kept = payment ? dueKobo(order) / order.quantity - each : 0;
  const cancelled = await cancelValidTickets(trx, order.id, ticketIds, kept);
  if (cancelled === 0) return 0;
  await addTaken(trx, order.event_id, order.ticket_type_id, -cancelled);
  const isOver = (await countValidTickets(trx, order.id)) === 0;
  if (isOver) await markCancelled(trx, order.id, { cancelled_at: now, status: 'REFUNDED' });
  // Money that went back without a ticket counts towards these.
  const amountKobo = Math.max(0, each * cancelled - (payment?.refunded_ahead_kobo ?? 0));
  if (!payment || amountKobo === 0) return 0;
  if (isOver) await markRefunding(trx, payment.id);
  const [ticketId] = ticketIds ?? [];
  const feesKobo = amountKobo === each * cancelled ? kept : 0;
  const of = {
    ...(ticketId !== undefined && { ticket: await ticketInMail(trx, ticketId) }),
    ...(feesKobo > 0 && {
      fees: { amount: formatNaira(feesKobo), wereOnTop: order.buyer_fees_kobo > 0 },
    }),
  };
  const refund = { paymentId: payment.id, amountKobo, reason, now, of };
  // Only for this amount: earlier refunds took their share of the fees with them.
  await queueRefund(trx, { ...refund, ...feesOfRefund(order, amountKobo / each, cause) });
  return amountKobo;
}

/** The platform returns its fee in proportion, unless the buyer bore it and the terms keep it. */
function feesOfRefund(
  order: LockedOrder['order'],
  tickets: number,
  { share = 'ALL', byPlatform = false }: Cause,
) {
  const partOf = (kobo: number) => Math.floor((kobo * tickets) / order.quantity);
  const isKept = share === 'LESS_FEES' && order.buyer_fees_kobo > 0;
  return {
    platformFeeKobo: isKept ? 0 : partOf(order.platform_fee_kobo),
    lostFeeKobo: byPlatform ? partOf(order.payment_fee_kobo ?? paymentFee(order.total_kobo)) : 0,
  };
}
