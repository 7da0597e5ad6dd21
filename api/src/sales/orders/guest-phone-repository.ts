import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/schema';

/**
 * Whether the phone number of an order (`orders`) is that of a ticket's holder (`tickets`) who has it in no account: the guest's
 * of the door, until they transfer it.
 */
export const isPhoneOfGuest = sql<boolean>`(tickets.user_id IS NULL
  AND EXISTS (SELECT FROM door_sales WHERE door_sales.order_id = orders.id)
  AND NOT EXISTS (SELECT FROM ticket_transfers
    WHERE ticket_transfers.ticket_id = tickets.id AND ticket_transfers.status = 'ACCEPTED'))`;

/** The phone number that a ticket's holder gave at the door; null if there is none. */
export async function phoneOfGuest(db: Queryable, ticketId: number): Promise<string | null> {
  const row = await db
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.order_id')
    .select('orders.phone')
    .where('tickets.id', '=', ticketId)
    .where(isPhoneOfGuest)
    .executeTakeFirst();
  return row?.phone ?? null;
}

export async function forgetPhone(db: Queryable, orderId: number): Promise<void> {
  await db.updateTable('orders').set({ phone: null }).where('id', '=', orderId).execute();
}
