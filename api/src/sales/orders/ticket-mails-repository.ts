import type { Transaction } from 'kysely';
import { plannedOnce } from '../../platform/database/plannedOnce';
import type { Database } from '../../platform/database/schema';
import { checksPhotos, doorPhoto } from '../../platform/door-photos-repository';
import { TICKET_EVENT_COLUMNS } from './ticket-event-columns';

/** Which mails to send: for one owner's tickets of the order, or for one ticket. */
export type MailScope = { ownerId: number } | { ticketId: number };

/** The valid tickets to mail, with their type, owners and event. */
export function ticketsToSend(trx: Transaction<Database>, orderId: number, scope: MailScope) {
  return trx
    .selectFrom('tickets')
    .modifyFront(plannedOnce)
    .innerJoin('events', 'events.id', 'tickets.event_id')
    .innerJoin('ticket_types', 'ticket_types.id', 'tickets.ticket_type_id')
    .innerJoin('orders', 'orders.id', 'tickets.order_id')
    .leftJoin('users', 'users.id', 'tickets.user_id')
    .leftJoin('door_sales', 'door_sales.order_id', 'tickets.order_id')
    .select([
      'tickets.id',
      'tickets.order_id',
      'tickets.ticket_number',
      'ticket_types.kind',
      'ticket_types.name as type_name',
      'tickets.holder_name',
      'tickets.holder_email',
      'users.email',
      'users.first_name',
      'users.last_name',
      'orders.quantity',
      'orders.total_kobo',
      'orders.buyer_fees_kobo',
      'orders.user_id as payer_id',
      'tickets.user_id',
      'tickets.checked_in_at',
      'door_sales.taken_kobo',
      'orders.refund_share',
      'orders.refund_until_hours',
      ...TICKET_EVENT_COLUMNS,
    ])
    .select([doorPhoto, checksPhotos])
    .where('tickets.order_id', '=', orderId)
    .where('tickets.status', '=', 'VALID')
    .where('orders.suspended_at', 'is', null)
    .where((eb) =>
      'ticketId' in scope
        ? eb('tickets.id', '=', scope.ticketId)
        : eb('tickets.user_id', '=', scope.ownerId),
    )
    .orderBy('tickets.id')
    .execute();
}
