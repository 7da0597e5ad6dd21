import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { addTaken, dueHolds, expireOrder } from './orders-repository';
import { seatsLeft, type CountedEvent, type CountedType } from './order-rules';

interface SeatsWanted<Event, Type> {
  event: Event;
  type: Type;
  quantity: number;
  now: Date;
}

/**
 * Counts the seats left for a locked event and type; if there aren't enough, ends expired holds first. Holds with a started
 * payment are skipped: the provider must be asked first, and never under this lock.
 *
 * @returns the seats left, the event and type with their new counts, and the ids of the orders to ask the provider about.
 */
export async function freeSeats<
  Event extends CountedEvent & { id: number },
  Type extends CountedType & { id: number },
>(trx: Transaction<Database>, { event, type, quantity, now }: SeatsWanted<Event, Type>) {
  const toVerify: number[] = [];
  let [ofEvent, ofType] = [event.taken, type.taken];
  const due = seatsLeft(type, event) < quantity ? await dueHolds(trx, event.id, now) : [];
  for (const hold of due) {
    if (hold.has_open_payment) {
      toVerify.push(hold.id);
      continue;
    }
    await expireOrder(trx, hold.id);
    await addTaken(trx, event.id, hold.ticket_type_id, -hold.quantity);
    ofEvent -= hold.quantity;
    if (hold.ticket_type_id === type.id) ofType -= hold.quantity;
  }
  const counted = { event: { ...event, taken: ofEvent }, type: { ...type, taken: ofType } };
  return { ...counted, left: seatsLeft(counted.type, counted.event), toVerify };
}
