import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema';
import { addTaken, dueHolds, expireOrder } from './orders-repository';
import { roomFor, type CountedEvent, type CountedType } from './sale-rules';

/**
 * Counts what is left of a locked event and type; when it is not enough, holds whose time is up give their seats back
 * first. A hold somebody has begun to pay is left alone: the provider is to be asked first, and never under this lock.
 *
 * @returns the seats left, and the orders (ids) that wait for the provider's word.
 */
export async function makeRoom(
  trx: Transaction<Database>,
  event: CountedEvent & { id: number },
  type: CountedType & { id: number },
  quantity: number,
  now: Date,
): Promise<{ left: number; toAsk: number[] }> {
  const toAsk: number[] = [];
  if (roomFor(type, event) >= quantity) return { left: roomFor(type, event), toAsk };
  for (const due of await dueHolds(trx, event.id, now)) {
    if (due.has_open_payment) {
      toAsk.push(due.id);
      continue;
    }
    await expireOrder(trx, due.id);
    await addTaken(trx, event.id, due.ticket_type_id, -due.quantity);
    event.taken -= due.quantity;
    if (due.ticket_type_id === type.id) type.taken -= due.quantity;
  }
  return { left: roomFor(type, event), toAsk };
}
