import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { addTaken, dueHolds, expireOrder } from './orders-repository';
import { roomFor, type CountedEvent, type CountedType } from './order-rules';

/**
 * Counts the seats left for a locked event and type; if there aren't enough, ends expired holds first. Holds with a started
 * payment are skipped: the provider must be asked first, and never under this lock.
 *
 * @returns the seats left, and the ids of the orders to ask the provider about.
 */
export async function makeRoom(
  trx: Transaction<Database>,
  event: CountedEvent & { id: number },
  type: CountedType & { id: number },
  quantity: number,
  now: Date,
): Promise<{ left: number; toVerify: number[] }> {
  const toVerify: number[] = [];
  if (roomFor(type, event) >= quantity) return { left: roomFor(type, event), toVerify };
  for (const due of await dueHolds(trx, event.id, now)) {
    if (due.has_open_payment) {
      toVerify.push(due.id);
      continue;
    }
    await expireOrder(trx, due.id);
    await addTaken(trx, event.id, due.ticket_type_id, -due.quantity);
    event.taken -= due.quantity;
    if (due.ticket_type_id === type.id) type.taken -= due.quantity;
  }
  return { left: roomFor(type, event), toVerify };
}
