import { sql, type Transaction } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import type { Database } from '../../platform/database/schema';

type Trx = Transaction<Database>;

/**
 * Cancels one of an order's valid tickets, or all for null, keeping an amount (kobo) of each; resolves with the picture that
 * each one had, or null.
 */
export async function cancelValidTickets(
  trx: Trx,
  orderId: number,
  ticketId: number | null,
  keptKobo: number,
): Promise<(string | null)[]> {
  const cancelled = await trx
    .updateTable('tickets')
    .from('tickets as before')
    .set({
      status: 'CANCELLED',
      checked_in_at: null,
      checked_in_by: null,
      kept_kobo: keptKobo,
      custom_image: null,
      is_image_own: false,
    })
    .whereRef('before.id', '=', 'tickets.id')
    .where('tickets.order_id', '=', orderId)
    .where('tickets.status', '=', 'VALID')
    .$if(ticketId !== null, (query) => query.where('tickets.id', '=', ticketId))
    .returning('before.custom_image')
    .execute();
  return cancelled.map(({ custom_image: picture }) => picture);
}

/** A ticket's number, and the name on it: its holder's, or else its owner's. */
export function ticketInMail(trx: Trx, ticketId: number) {
  return trx
    .selectFrom('tickets')
    .leftJoin('users', 'users.id', 'tickets.user_id')
    .select([
      'ticket_number as number',
      sql<string | null>`coalesce(holder_name, ${fullName('users')})`.as('holder'),
    ])
    .where('tickets.id', '=', ticketId)
    .executeTakeFirstOrThrow();
}

export async function countValidTickets(trx: Trx, orderId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('tickets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('status', '=', 'VALID')
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * How much of an order's payment (kobo) went back without cancelling a ticket, such as by a refund in the provider's dashboard
 * or a partly lost dispute. It counts towards the tickets cancelled next.
 */
export const refundedAhead = sql<number>`greatest(0, (
  SELECT coalesce(sum(refunds.amount_kobo), 0) FROM refunds
  JOIN payments ON payments.id = refunds.payment_id
  WHERE payments.order_id = orders.id AND payments.status = 'PAID'
) - (
  SELECT coalesce(sum((orders.total_kobo + orders.buyer_fees_kobo) / orders.quantity - ended.kept_kobo), 0)
  FROM tickets AS ended WHERE ended.order_id = orders.id AND ended.status = 'CANCELLED'
))::bigint`.as('refunded_ahead_kobo');

/** An order's payment, and how much of it (kobo) has already gone back without cancelling a ticket. */
export function findPaidPayment(trx: Trx, orderId: number) {
  return trx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', refundedAhead])
    .where('order_id', '=', orderId)
    .where('payments.status', '=', 'PAID')
    .executeTakeFirst();
}

/** Marks a payment whose whole amount goes back. */
export async function markRefunding(trx: Trx, paymentId: number): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: 'REFUNDING' })
    .where('id', '=', paymentId)
    .execute();
}

export async function markCancelled(
  trx: Trx,
  orderId: number,
  changes: { cancelled_at: Date; status?: 'REFUNDED' },
): Promise<void> {
  await trx.updateTable('orders').set(changes).where('id', '=', orderId).execute();
}

/** Reduces the amount kept from an order's cancelled tickets by `kobo`, which went back after all. */
export async function giveUpKept(trx: Trx, orderId: number, kobo: number): Promise<void> {
  await sql`
    UPDATE tickets SET kept_kobo = kept_kobo * greatest(kept.total - ${kobo}::bigint, 0) / kept.total
    FROM (SELECT sum(kept_kobo)::bigint AS total FROM tickets WHERE order_id = ${orderId}) kept
    WHERE order_id = ${orderId} AND kept_kobo > 0`.execute(trx);
}
