import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { paymentFee } from '../../platform/fees';
import { forgetPictures } from '../../platform/media/pictures-repository';
import { formatNaira } from '../../platform/money';
import type { RefundReason } from '../../platform/database/paymentStates';
import type { RefundShare } from '../../platform/refundPolicy';
import { queueRefund, type RefundedTicket } from '../payments/refund-queue';
import { dueKobo, refundPerTicket } from './refund-terms';
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
 * @param ticketId the ticket to cancel; null for all remaining ones.
 * @returns the refunded amount in kobo.
 */
export async function cancelTickets(
  trx: Trx,
  locked: LockedOrder,
  ticketId: number | null,
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
  const pictures = await cancelValidTickets(trx, order.id, ticketId, kept);
  const cancelled = pictures.length;
  if (cancelled === 0) return 0;
  await forgetPictures(trx, pictures);
  await addTaken(trx, order.event_id, order.ticket_type_id, -cancelled);
  const isOver = (await countValidTickets(trx, order.id)) === 0;
  if (isOver) await markCancelled(trx, order.id, { cancelled_at: now, status: 'REFUNDED' });
  // Money that went back without a ticket counts towards these.
  const dueNow = each * cancelled;
  const amountKobo = Math.max(0, dueNow - (payment?.refunded_ahead_kobo ?? 0));
  if (!payment || amountKobo === 0) return 0;
  if (isOver) await markRefunding(trx, payment.id);
  const of = ticketId !== null && {
    ticket: await ticketInMail(trx, ticketId),
    ...partOfPrice(order, kept, amountKobo < dueNow),
  };
  const refund = { paymentId: payment.id, amountKobo, reason, now, ...(of && { of }) };
  // Only for this amount: earlier refunds took their share of the fees with them.
  await queueRefund(trx, { ...refund, ...feesOfRefund(order, amountKobo / each, cause) });
  return amountKobo;
}

/** How the refund of one ticket compares with its price; nothing if it is just that. */
function partOfPrice(
  { buyer_fees_kobo: onTop }: LockedOrder['order'],
  keptKobo: number,
  isRest: boolean,
): Pick<RefundedTicket, 'fees' | 'covers'> {
  if (isRest) return { covers: 'REST' };
  if (keptKobo > 0) return { fees: { amount: formatNaira(keptKobo), wereOnTop: onTop > 0 } };
  return onTop > 0 ? { covers: 'PRICE_AND_FEES' } : {};
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
