import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema';
import type { LockedOrder } from './order-lock';
import { addTaken, expireOrder } from './orders-repository';
import { makeRoom } from './room';
import { queueTicketMails } from './ticket-mails';

type Trx = Transaction<Database>;

/** Makes a paid order's tickets valid and queues their mail. The seats are the order's already. */
export async function issueOrder(trx: Trx, { order }: LockedOrder, paidAt: Date): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ status: 'PAID', paid_at: paidAt })
    .where('id', '=', order.id)
    .execute();
  await trx
    .updateTable('tickets')
    .set({ status: 'VALID' })
    .where('order_id', '=', order.id)
    .execute();
  await queueTicketMails(trx, order.id);
}

/** Ends a hold and gives its seats back. */
export async function endHold(trx: Trx, { order }: LockedOrder): Promise<void> {
  await expireOrder(trx, order.id);
  await addTaken(trx, order.event_id, order.ticket_type_id, -order.quantity);
}

/**
 * Takes seats again for an order whose hold ran out before its payment arrived.
 *
 * @returns false when there is no room, or the event is not to be entered any more.
 */
export async function retakeSeats(trx: Trx, locked: LockedOrder, now: Date): Promise<boolean> {
  const { order, event, type } = locked;
  if (event.status !== 'PUBLISHED' || !event.start_date || event.start_date <= now) return false;
  const { left } = await makeRoom(trx, event, type, order.quantity, now);
  if (left < order.quantity) return false;
  await addTaken(trx, event.id, type.id, order.quantity);
  return true;
}
