import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Database, Queryable } from '../../database/schema';
import type { TicketType } from '../../limits';

export type OrderRow = Selectable<Database['orders']>;
type Trx = Transaction<Database>;

/**
 * The event as it is sold. With `lock` its row is held until the transaction ends, so seats are counted and given away
 * by one purchase after the other. NO KEY: rows that merely point at the event need not wait.
 */
export function eventForSale(trx: Trx, id: number, lock: boolean) {
  return trx
    .selectFrom('events')
    .select(['id', 'title', 'location', 'timezone', 'start_date', 'status', 'capacity', 'taken'])
    .where('id', '=', id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/** The ticket type as it is sold; locked after its event, always in this order. */
export function ticketTypeForSale(trx: Trx, eventId: number, kind: TicketType, lock: boolean) {
  return trx
    .selectFrom('ticket_types')
    .select(['id', 'kind', 'price_kobo', 'quota', 'taken', 'sale_starts_at', 'sale_ends_at'])
    .where('event_id', '=', eventId)
    .where('kind', '=', kind)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

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

export function insertOrder(trx: Trx, order: Insertable<Database['orders']>): Promise<OrderRow> {
  return trx.insertInto('orders').values(order).returningAll().executeTakeFirstOrThrow();
}

export function insertTickets(trx: Trx, tickets: Insertable<Database['tickets']>[]) {
  return trx
    .insertInto('tickets')
    .values(tickets)
    .returning(['id', 'ticket_number', 'status'])
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
