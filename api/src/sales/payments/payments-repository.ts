import { sql, type Insertable, type Selectable, type Transaction, type Updateable } from 'kysely';
import { AT_BANK } from '../../platform/database/paymentStates';
import type { Database, Queryable } from '../../platform/database/schema';

type Trx = Transaction<Database>;
export type PaymentRow = Selectable<Database['payments']>;

/** A ticket's order and its payer, if the payer is this user. */
export function orderOfTicket(db: Queryable, userId: number, ticketId: number) {
  return db
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['tickets.order_id', 'users.email'])
    .where('tickets.id', '=', ticketId)
    .where('orders.user_id', '=', userId)
    .executeTakeFirst();
}

/** Locks an order to start a payment, so that simultaneous tries get different numbers. */
export function orderToPay(trx: Trx, orderId: number) {
  return trx
    .selectFrom('orders')
    .innerJoin('events', 'events.id', 'orders.event_id')
    .select([
      'orders.id',
      'orders.status',
      'orders.quantity',
      'orders.total_kobo',
      'orders.buyer_fees_kobo',
      'orders.expires_at',
      'orders.cancelled_at',
      'events.status as event_status',
      'events.suspended_at as event_suspended_at',
      'events.title',
    ])
    .where('orders.id', '=', orderId)
    .forUpdate('orders')
    .executeTakeFirstOrThrow();
}

export async function lastAttempt(trx: Trx, orderId: number): Promise<number> {
  const { last } = await trx
    .selectFrom('payments')
    .select(({ fn }) => fn.max<number | null>('attempt').as('last'))
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

/** Notes the provider's true fee, if it isn't known yet: the ledger corrects its estimate. */
export async function noteFee(db: Queryable, id: number, feeKobo: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ fee_kobo: feeKobo })
    .where('id', '=', id)
    .where('status', 'not in', ['PENDING', 'FAILED'])
    .where(({ eb }) => eb('fee_kobo', 'is distinct from', feeKobo))
    .execute();
}

/** References of an order's payments that may still succeed. */
export async function openReferences(db: Queryable, orderId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('reference')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['PENDING', 'FAILED'])
    .execute();
  return rows.map(({ reference }) => reference);
}

/** The start of an order's newest payment that a bank is working on; undefined if there is none. */
export async function paymentAtBank(db: Queryable, orderId: number): Promise<Date | undefined> {
  const payment = await db
    .selectFrom('payments')
    .select('created_at')
    .where('order_id', '=', orderId)
    .where('status', '=', 'PENDING')
    .where('provider_status', 'in', AT_BANK)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return payment?.created_at;
}

/** Marks a settled payment as refunded, unless a refund of ours is still in progress. */
export async function endPaidPayment(trx: Trx, id: number): Promise<void> {
  await sql`
    UPDATE payments SET next_check_at = NULL, status = CASE
        WHEN EXISTS (SELECT 1 FROM refunds WHERE payment_id = ${id} AND status <> 'DONE')
        THEN 'REFUNDING' ELSE 'REFUNDED' END
    WHERE id = ${id}`.execute(trx);
}

/** Stops looking up a payment; false if it is settled. */
export async function endWatch(db: Queryable, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ next_check_at: null })
    .where('id', '=', id)
    .where('status', 'in', ['PENDING', 'FAILED'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Inserts a refund; returns its id. */
export async function insertRefund(
  trx: Trx,
  refund: Insertable<Database['refunds']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('refunds')
    .values(refund)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Who paid, and for what. */
export function payerOf(trx: Trx, paymentId: number) {
  return trx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('events', 'events.id', 'orders.event_id')
    .select([
      'users.email',
      'users.first_name',
      'users.erased_at',
      'events.title',
      'events.timezone',
      'payments.reference',
      'orders.quantity',
    ])
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow();
}

/** Stores the provider's payment page for a try. */
export async function setAuthorizationUrl(
  db: Queryable,
  reference: string,
  url: string,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ authorization_url: url })
    .where('reference', '=', reference)
    .execute();
}
