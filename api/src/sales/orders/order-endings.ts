import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { freeSeats } from './free-seats';
import type { LockedOrder } from './order-lock-repository';
import { addTaken, expireOrder, markPaid, type PaidAs } from './orders-repository';
import { queueTicketMails } from './ticket-mails';

type Trx = Transaction<Database>;

/** Makes a paid order's tickets valid and queues their mail. The order already has its seats. */
export async function issueOrder(trx: Trx, { order }: LockedOrder, paid: PaidAs): Promise<void> {
  await markPaid(trx, order.id, paid);
  await queueTicketMails(trx, order.id, { ownerId: order.user_id });
}

/** Ends a hold and frees its seats. */
export async function endHold(trx: Trx, { order }: LockedOrder): Promise<void> {
  await expireOrder(trx, order.id);
  await addTaken(trx, order.event_id, order.ticket_type_id, -order.quantity);
}

/**
 * Takes seats again for an order whose hold expired before its payment arrived.
 *
 * @returns false if there are no seats left or the event is cancelled.
 */
export async function retakeSeats(trx: Trx, locked: LockedOrder, now: Date): Promise<boolean> {
  const { order, event, type } = locked;
  if (event.status !== 'PUBLISHED' || !event.start_date) return false;
  const { quantity } = order;
  const { left } = await freeSeats(trx, { event, type, quantity, now });
  if (left < quantity) return false;
  await addTaken(trx, event.id, type.id, quantity);
  return true;
}
