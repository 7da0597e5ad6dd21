import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema';
import { queueRefund } from '../payments/refund-queue';
import type { RefundReason } from '../payments/payment-states';
import { endHold } from './order-endings';
import type { LockedOrder } from './order-lock';
import { addTaken } from './orders-repository';

type Trx = Transaction<Database>;

/**
 * Cancels tickets of a locked order: their seats are given back, and what was paid for them is refunded. A hold can
 * only end as a whole, since the provider was asked for its whole price.
 *
 * @param ticketIds which; null: all that are left.
 * @returns what is refunded, in kobo.
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
  const cancelled = await trx
    .updateTable('tickets')
    .set({ status: 'CANCELLED', checked_in_at: null, checked_in_by: null })
    .where('order_id', '=', order.id)
    .where('status', '=', 'VALID')
    .$if(ticketIds !== null, (query) => query.where('id', 'in', ticketIds ?? []))
    .returning('id')
    .execute();
  if (cancelled.length === 0) return 0;
  await addTaken(trx, order.event_id, order.ticket_type_id, -cancelled.length);
  const { left } = await trx
    .selectFrom('tickets')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('order_id', '=', order.id)
    .where('status', '=', 'VALID')
    .executeTakeFirstOrThrow();
  const isOver = left === 0;
  if (isOver) await markCancelled(trx, order.id, { cancelled_at: now, status: 'REFUNDED' });
  return refundTickets(trx, order, cancelled.length, isOver, cause);
}

async function refundTickets(
  trx: Trx,
  order: LockedOrder['order'],
  count: number,
  isOver: boolean,
  { reason, now }: { reason: RefundReason; now: Date },
): Promise<number> {
  const amountKobo = (order.total_kobo / order.quantity) * count;
  const payment = await trx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order.id)
    .where('status', '=', 'PAID')
    .executeTakeFirst();
  if (amountKobo === 0 || !payment) return 0;
  if (isOver) {
    await trx
      .updateTable('payments')
      .set({ status: 'REFUNDING' })
      .where('id', '=', payment.id)
      .execute();
  }
  await queueRefund(trx, { paymentId: payment.id, amountKobo, reason, now });
  return amountKobo;
}

async function markCancelled(
  trx: Trx,
  orderId: number,
  changes: { cancelled_at: Date; status?: 'REFUNDED' },
): Promise<void> {
  await trx.updateTable('orders').set(changes).where('id', '=', orderId).execute();
}
