import { sql, type Selectable, type Transaction } from 'kysely';
import { plannedOnce } from '../../platform/database/plannedOnce';
import type { Database, Queryable } from '../../platform/database/schema';
import { hasNoJob } from '../../platform/jobs/job-queue-repository';
import type { Subject } from '../../platform/jobs/tasks';

export type OrderRow = Selectable<Database['orders']>;
type Trx = Transaction<Database>;

/** Changes the seats taken in the event and the ticket type; negative to free seats. */
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

/** An event's expired holds, oldest first, and whether a payment was started for each. */
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

/**
 * An account's orders, for a plan that is kept. OFFSET 0 makes PostgreSQL find these few first: a plan made while few orders were held
 * would scan all held ones.
 */
export const ordersOf = (userId: number) =>
  sql`(SELECT * FROM orders WHERE user_id = ${userId} OFFSET 0)`;

/** Whether an event has expired holds or one of the buyer's: then a lack of seats may not be final. */
export async function holdsMayEnd(
  db: Queryable,
  { eventId, userId, now }: { eventId: number; userId: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ may_end: boolean }>`
    ${plannedOnce} SELECT EXISTS (
      SELECT FROM orders WHERE event_id = ${eventId} AND status = 'HELD' AND expires_at <= ${now}
    ) OR EXISTS (
      SELECT FROM ${ordersOf(userId)} AS own WHERE event_id = ${eventId} AND status = 'HELD'
    ) AS may_end`.execute(db);
  return rows[0]?.may_end ?? true;
}

/** Ends a hold: the order becomes EXPIRED and its tickets CANCELLED. The caller frees the seats. */
export async function expireOrder(trx: Trx, orderId: number): Promise<void> {
  await trx.updateTable('orders').set({ status: 'EXPIRED' }).where('id', '=', orderId).execute();
  await trx
    .updateTable('tickets')
    .set({ status: 'CANCELLED' })
    .where('order_id', '=', orderId)
    .execute();
}

/** Extends a hold. */
export async function extendHold(
  trx: Trx,
  orderId: number,
  changes: { expires_at: Date; reminded_at?: null },
): Promise<void> {
  await trx.updateTable('orders').set(changes).where('id', '=', orderId).execute();
}

/** A buyer's unexpired holds for an event, newest first. */
export function ownHolds(trx: Trx, userId: number, eventId: number, now: Date) {
  return trx
    .selectFrom('orders')
    .innerJoin('ticket_types', 'ticket_types.id', 'orders.ticket_type_id')
    .selectAll('orders')
    .select('ticket_types.kind')
    .where('orders.user_id', '=', userId)
    .where('orders.event_id', '=', eventId)
    .where('orders.status', '=', 'HELD')
    .where('orders.expires_at', '>', now)
    .orderBy('orders.id', 'desc')
    .execute();
}

export function ticketsOfOrder(db: Queryable, orderId: number) {
  return db
    .selectFrom('tickets')
    .select(['id', 'ticket_number', 'status'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** An order's valid tickets, with who is named on them, or else has them in their account. */
export function validTicketsOf(db: Queryable, orderId: number) {
  return db
    .selectFrom('tickets')
    .leftJoin('users', 'users.id', 'tickets.user_id')
    .select(({ fn, ref }) => [
      'tickets.ticket_number',
      fn.coalesce('tickets.holder_email', 'users.email').as('email'),
      fn.coalesce(ref('tickets.holder_name'), ref('users.first_name')).as('name'),
    ])
    .where('tickets.order_id', '=', orderId)
    .where('tickets.status', '=', 'VALID')
    .orderBy('tickets.id')
    .execute();
}

/** The order these tickets belong to. */
export function orderOfTickets(
  db: Queryable,
  ticketNumbers: string[],
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', (query) =>
      query.selectFrom('tickets').select('order_id').where('ticket_number', 'in', ticketNumbers),
    )
    .executeTakeFirst();
}

/** Orders of cancelled events, or of one, that still hold seats or money and have no job, oldest first. */
export function openOrdersOfCancelledEvents(db: Queryable, eventId?: number): Promise<Subject[]> {
  return (
    db
      .selectFrom('orders')
      .innerJoin('events', 'events.id', 'orders.event_id')
      .select('orders.id')
      .where('events.status', '=', 'CANCELLED')
      .$if(eventId !== undefined, (query) => query.where('events.id', '=', eventId ?? 0))
      .where('orders.status', 'in', ['HELD', 'PAID'])
      .where(hasNoJob('end_order', 'orders.id'))
      // A disputed payment may already have been returned, so it waits for the bank's decision.
      .where('orders.suspended_at', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('tickets')
            .select(sql`1`.as('one'))
            .whereRef('tickets.order_id', '=', 'orders.id')
            .where('tickets.status', 'in', ['PENDING', 'VALID']),
        ),
      )
      .orderBy('orders.id')
      .execute()
  );
}

export async function countOrdersByStatus(db: Queryable) {
  const { rows } = await sql<{ status: OrderRow['status']; count: number }>`
    SELECT status, sum(orders)::int AS count FROM order_figures GROUP BY status
    HAVING sum(orders) > 0`.execute(db);
  return rows;
}

/** A condition for a statement after the one that places an order, which may have come too late. */
export const isPlaced = (orderId: number) =>
  sql<boolean>`EXISTS (SELECT FROM orders WHERE id = ${orderId})`;

/** When an order was paid, and the rate of VAT then. */
export interface PaidAs {
  paidAt: Date;
  vatBasisPoints: number;
}

/** Makes an order PAID and its tickets VALID. Stores the organizer's tax number and the VAT rate for its receipt. */
export async function markPaid(
  trx: Trx,
  orderId: number,
  { paidAt, vatBasisPoints }: PaidAs,
): Promise<void> {
  const organizer = sql`
    SELECT tax_number FROM users JOIN events ON events.organizer_id = users.id
    WHERE events.id = orders.event_id`;
  await sql`
    UPDATE orders SET status = 'PAID', paid_at = ${paidAt}, tax_number = (${organizer}),
      vat_basis_points = CASE WHEN (${organizer}) IS NOT NULL THEN ${vatBasisPoints}::integer END
    WHERE id = ${orderId}`.execute(trx);
  await trx
    .updateTable('tickets')
    .set({ status: 'VALID' })
    .where('order_id', '=', orderId)
    .execute();
}

/** Expired holds without a job, oldest first. */
export function overdueHolds(db: Queryable, now: Date, limit: number): Promise<Subject[]> {
  return db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'HELD')
    .where('expires_at', '<=', now)
    .where(hasNoJob('expire_hold', 'orders.id'))
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

/** Whether any of an order's money has gone back, or is on its way. */
export async function hasRefund(db: Queryable, orderId: number): Promise<boolean> {
  const refund = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.id')
    .where('payments.order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst();
  return refund !== undefined;
}

/** Whether an order was sold or given away at the door. */
export async function isSoldAtDoor(db: Queryable, orderId: number): Promise<boolean> {
  const sale = await db
    .selectFrom('door_sales')
    .select('order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return sale !== undefined;
}
