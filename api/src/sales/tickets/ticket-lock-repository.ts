import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { lockOrder } from '../orders/order-lock-repository';

type Trx = Transaction<Database>;

/** Locks a ticket, after its event, type and order: every change of a ticket uses this lock order. */
export async function lockTicket(trx: Trx, id: number) {
  const { order_id: orderId } = await trx
    .selectFrom('tickets')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const locked = await lockOrder(trx, orderId);
  const ticket = await trx
    .selectFrom('tickets')
    .select([
      'id',
      'user_id',
      'ticket_number',
      'status',
      'holder_name',
      'holder_email',
      'checked_in_at',
      'custom_image',
      'is_image_own',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...locked, ticket };
}

export type LockedTicket = Awaited<ReturnType<typeof lockTicket>>['ticket'];

export type LockedTicketAndOrder = Awaited<ReturnType<typeof lockTicket>>;
