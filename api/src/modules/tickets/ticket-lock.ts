import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema';
import { ConflictError } from '../../http/errors';
import { lockOrder } from '../orders/order-lock';

type Trx = Transaction<Database>;

/** A ticket that is there, under lock after its event, type and order, as every change of a ticket takes them. */
export async function lockTicket(trx: Trx, id: number) {
  const { order_id: orderId } = await trx
    .selectFrom('tickets')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const locked = await lockOrder(trx, orderId);
  const ticket = await trx
    .selectFrom('tickets')
    .select(['id', 'ticket_number', 'status', 'holder_name', 'holder_email', 'checked_in_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...locked, ticket };
}

export type LockedTicket = Awaited<ReturnType<typeof lockTicket>>['ticket'];

/** @throws ConflictError `ticket_unpaid`. */
export function requirePaid({ status }: LockedTicket): void {
  if (status === 'PENDING') {
    throw new ConflictError('ticket_unpaid', 'This ticket has not been paid for.');
  }
}
