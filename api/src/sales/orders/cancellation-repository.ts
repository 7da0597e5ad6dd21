import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';

type Trx = Transaction<Database>;

/** Cancels an order's valid tickets, or those of them that are named; answers how many. */
export async function cancelValidTickets(
  trx: Trx,
  orderId: number,
  ticketIds: number[] | null,
): Promise<number> {
  const cancelled = await trx
    .updateTable('tickets')
    .set({ status: 'CANCELLED', checked_in_at: null, checked_in_by: null })
    .where('order_id', '=', orderId)
    .where('status', '=', 'VALID')
    .$if(ticketIds !== null, (query) => query.where('id', 'in', ticketIds ?? []))
    .returning('id')
    .execute();
  return cancelled.length;
}

export async function countValidTickets(trx: Trx, orderId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('tickets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('status', '=', 'VALID')
    .executeTakeFirstOrThrow();
  return count;
}

export function findPaidPayment(trx: Trx, orderId: number) {
  return trx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'PAID')
    .executeTakeFirst();
}

/** All of a payment goes back. */
export async function markRefunding(trx: Trx, paymentId: number): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: 'REFUNDING' })
    .where('id', '=', paymentId)
    .execute();
}

export async function markCancelled(
  trx: Trx,
  orderId: number,
  changes: { cancelled_at: Date; status?: 'REFUNDED' },
): Promise<void> {
  await trx.updateTable('orders').set(changes).where('id', '=', orderId).execute();
}
