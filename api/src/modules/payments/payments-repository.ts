import { sql, type Insertable, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { Database, Queryable } from '../../database/schema';

type Trx = Transaction<Database>;
export type PaymentRow = Selectable<Database['payments']>;

/** A ticket's order, if the ticket is this user's. */
export function orderOfTicket(db: Queryable, userId: number, ticketId: number) {
  return db
    .selectFrom('tickets')
    .innerJoin('users', 'users.id', 'tickets.user_id')
    .select(['tickets.order_id', 'users.email'])
    .where('tickets.id', '=', ticketId)
    .where('tickets.user_id', '=', userId)
    .executeTakeFirst();
}

/** An order for its payment to be started: two tries at the same moment get two numbers. */
export function orderToPay(trx: Trx, orderId: number) {
  return trx
    .selectFrom('orders')
    .innerJoin('events', 'events.id', 'orders.event_id')
    .select([
      'orders.id',
      'orders.status',
      'orders.total_kobo',
      'orders.expires_at',
      'events.status as event_status',
      'events.title',
    ])
    .where('orders.id', '=', orderId)
    .forUpdate('orders')
    .executeTakeFirstOrThrow();
}

export async function lastAttempt(trx: Trx, orderId: number): Promise<number> {
  const { last } = await trx
    .selectFrom('payments')
    .select(({ fn }) => fn.max('attempt').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export async function insertPayment(
  trx: Trx,
  payment: Insertable<Database['payments']>,
): Promise<void> {
  await trx.insertInto('payments').values(payment).execute();
}

export function findPayment(db: Queryable, reference: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** A payment as somebody who is told of its state may see it, with its order. */
export function findPaymentOfUser(db: Queryable, reference: string, userId: number) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('events', 'events.id', 'orders.event_id')
    .selectAll('orders')
    .select([
      'payments.id as payment_id',
      'payments.reference',
      'payments.status as payment_status',
      'payments.amount_kobo',
      'payments.authorization_url',
      'payments.created_at as started_at',
      'payments.paid_at as payment_paid_at',
      'events.title',
    ])
    .where('payments.reference', '=', reference)
    .where('orders.user_id', '=', userId)
    .executeTakeFirst();
}

export type PaymentOfUser = NonNullable<Awaited<ReturnType<typeof findPaymentOfUser>>>;

export function lockPayment(trx: Trx, id: number): Promise<PaymentRow> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updatePayment(
  db: Queryable,
  id: number,
  changes: Updateable<Database['payments']>,
): Promise<void> {
  await db.updateTable('payments').set(changes).where('id', '=', id).execute();
}

/** The references of an order's payments that may still turn out paid. */
export async function openReferences(db: Queryable, orderId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('reference')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['PENDING', 'FAILED'])
    .execute();
  return rows.map(({ reference }) => reference);
}

/** Notes the delivery that causes an effect; false when an earlier one has caused it. */
export async function noteEvent(trx: Trx, key: string, paymentId: number): Promise<boolean> {
  const inserted = await trx
    .insertInto('payment_events')
    .values({ event_key: key, payment_id: paymentId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Takes payments that are to be asked about, and sets when they would be asked about next: the time between is this
 * process's lease, so that another process takes other ones, and a killed one's come back.
 */
export async function leaseDuePayments(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    UPDATE payments SET checks = checks + 1, next_check_at = CASE
        WHEN created_at < ${now}::timestamptz - interval '3 days' THEN NULL
        WHEN checks < 30 THEN ${now}::timestamptz + interval '1 minute'
        ELSE ${now}::timestamptz + interval '15 minutes' END
    WHERE id IN (
      SELECT id FROM payments WHERE next_check_at <= ${now} AND status IN ('PENDING', 'FAILED')
      ORDER BY next_check_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING reference`.execute(db);
  return rows.map(({ reference }) => reference);
}
