import type { Selectable, Transaction } from 'kysely';
import type { Database, Queryable } from '../../database/schema';

export type OrderRow = Selectable<Database['orders']>;
type Trx = Transaction<Database>;

/** Adds to (or, below zero, gives back) the seats taken, in the event and in the type. */
export async function addTaken(
  trx: Trx,
  eventId: number,
  ticketTypeId: number,
  seats: number,
): Promise<void> {
  await trx
    .updateTable('events')
    .set((eb) => ({ taken: eb('taken', '+', seats) }))
    .where('id', '=', eventId)
    .execute();
  await trx
    .updateTable('ticket_types')
    .set((eb) => ({ taken: eb('taken', '+', seats) }))
    .where('id', '=', ticketTypeId)
    .execute();
}

/** The holds of an event whose time is up, oldest first, and whether somebody has begun to pay them. */
export function dueHolds(trx: Trx, eventId: number, now: Date) {
  return trx
    .selectFrom('orders')
    .select(['id', 'ticket_type_id', 'quantity'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('payments')
          .select('payments.id')
          .whereRef('payments.order_id', '=', 'orders.id')
          .where('payments.status', 'in', ['PENDING', 'FAILED']),
      ).as('has_open_payment'),
    )
    .where('event_id', '=', eventId)
    .where('status', '=', 'HELD')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .forUpdate()
    .execute();
}

/** Ends a hold: the order is EXPIRED and its tickets are CANCELLED. The seats are the caller's to give back. */
export async function expireOrder(trx: Trx, orderId: number): Promise<void> {
  await trx.updateTable('orders').set({ status: 'EXPIRED' }).where('id', '=', orderId).execute();
  await trx
    .updateTable('tickets')
    .set({ status: 'CANCELLED' })
    .where('order_id', '=', orderId)
    .execute();
}

/** A buyer's newest hold on a ticket type that still runs. */
export function ownHold(
  trx: Trx,
  userId: number,
  ticketTypeId: number,
  now: Date,
): Promise<OrderRow | undefined> {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ticket_type_id', '=', ticketTypeId)
    .where('status', '=', 'HELD')
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export function ticketsOfOrder(db: Queryable, orderId: number) {
  return db
    .selectFrom('tickets')
    .select(['id', 'ticket_number', 'status'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}
