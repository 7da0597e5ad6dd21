import type { Transaction } from 'kysely';
import { sellableSeats } from '../../events';
import type { Database } from '../../platform/database/schema';

type Trx = Transaction<Database>;

/** Locks an order with its event and ticket type. The event comes first, as in a purchase, to avoid deadlocks. */
export async function lockOrder(trx: Trx, orderId: number) {
  const { event_id: eventId, ticket_type_id: typeId } = await trx
    .selectFrom('orders')
    .select(['event_id', 'ticket_type_id'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const event = await trx
    .selectFrom('events')
    .select([
      'id',
      'organizer_id',
      'title',
      'status',
      'suspended_at',
      'start_date',
      'end_date',
      'moved_at',
      'timezone',
      'taken',
      'pay_later_hours',
    ])
    .select(sellableSeats.as('capacity'))
    .where('id', '=', eventId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const type = await trx
    .selectFrom('ticket_types')
    .select(['id', 'kind', 'quota', 'taken', 'sale_ends_at'])
    .where('id', '=', typeId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { order, event, type };
}

export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;
