import type { Transaction } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import type { Database, Queryable } from '../../platform/database/schema';
import { checksPhotos, doorPhoto } from '../../platform/door-photos-repository';
import { TICKET_EVENT_COLUMNS } from '../orders/ticket-event-columns';
import { QUOTE_COLUMNS, QUOTE_FACTS } from '../tickets/tickets-repository';

type Trx = Transaction<Database>;

/** A ticket as shown by its link. */
export function findLinkedTicket(db: Queryable, ticketId: number) {
  return db
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.order_id')
    .innerJoin('users as payer', 'payer.id', 'orders.user_id')
    .innerJoin('ticket_types', 'ticket_types.id', 'tickets.ticket_type_id')
    .innerJoin('events', 'events.id', 'tickets.event_id')
    .leftJoin('users as owner', 'owner.id', 'tickets.user_id')
    .select([
      'tickets.id',
      'tickets.user_id',
      'tickets.ticket_number',
      'tickets.status',
      'tickets.checked_in_at',
      'tickets.holder_name',
      'tickets.holder_email',
      'ticket_types.kind',
      'ticket_types.name as type_name',
      'owner.first_name',
      'owner.last_name',
      'orders.user_id as payer_id',
      'orders.total_kobo',
      'orders.quantity',
      'orders.suspended_at',
      fullName('payer').as('payer_name'),
      'payer.email as payer_email',
      ...QUOTE_COLUMNS,
      ...TICKET_EVENT_COLUMNS,
      'tickets.created_at',
    ])
    .select([doorPhoto, checksPhotos, ...QUOTE_FACTS])
    .where('tickets.id', '=', ticketId)
    .executeTakeFirstOrThrow();
}

export type LinkedTicketRow = Awaited<ReturnType<typeof findLinkedTicket>>;

/** Adds a ticket without an account to one. */
export async function putIntoAccount(trx: Trx, ticketId: number, userId: number): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ user_id: userId, holder_name: null, holder_email: null })
    .where('id', '=', ticketId)
    .execute();
}
