import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { queueRefund } from '../payments/refund-queue';
import type { RefundReason } from '../../platform/database/paymentStates';
import { endHold } from './order-endings';
import type { LockedOrder } from './order-lock-repository';
import {
  cancelValidTickets,
  countValidTickets,
  findPaidPayment,
  markCancelled,
  markRefunding,
} from './cancellation-repository';
import { addTaken } from './orders-repository';

type Trx = Transaction<Database>;

/**
 * Cancels tickets of a locked order, frees their seats and refunds what was paid for them. A hold can only be cancelled as a
 * whole, since the provider was asked to charge the whole price.
 *
 * @param ticketIds the tickets to cancel; null for all that are left.
 * @returns the refunded amount in kobo.
 */
export async function cancelTickets(
  trx: Trx,
  locked: LockedOrder,
  ticketIds: number[] | null,
  cause: { reason: RefundReason; now: Date },
): Promise<number> {
  const { order } = locked;
  const { now } = cause;
  if (order.status === 'HELD') {
    await endHold(trx, locked);
    await markCancelled(trx, order.id, { cancelled_at: now });
    return 0;
  }
  if (order.status !== 'PAID') return 0;
  const cancelled = await cancelValidTickets(trx, order.id, ticketIds);
  if (cancelled === 0) return 0;
  await addTaken(trx, order.event_id, order.ticket_type_id, -cancelled);
  const isOver = (await countValidTickets(trx, order.id)) === 0;
  if (isOver) await markCancelled(trx, order.id, { cancelled_at: now, status: 'REFUNDED' });
  return refundTickets(trx, order, cancelled, isOver, cause);
}

async function refundTickets(
  trx: Trx,
  order: LockedOrder['order'],
  count: number,
  isOver: boolean,
  { reason, now }: { reason: RefundReason; now: Date },
): Promise<number> {
  const amountKobo = (order.total_kobo / order.quantity) * count;
  const payment = await findPaidPayment(trx, order.id);
  if (amountKobo === 0 || !payment) return 0;
  if (isOver) await markRefunding(trx, payment.id);
  await queueRefund(trx, { paymentId: payment.id, amountKobo, reason, now });
  return amountKobo;
}
