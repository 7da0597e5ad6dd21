import type { Transaction } from 'kysely';
import type { Database, Queryable } from '../../database/schema';

/** A user's tickets with their order and event, newest first. */
export function listTickets(db: Queryable, userId: number) {
  return db
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.order_id')
    .innerJoin('ticket_types', 'ticket_types.id', 'tickets.ticket_type_id')
    .innerJoin('events', 'events.id', 'tickets.event_id')
    .select([
      'tickets.id',
      'tickets.ticket_number',
      'tickets.status',
      'tickets.checked_in_at',
      'tickets.custom_image',
      'tickets.holder_name',
      'tickets.holder_email',
      'tickets.created_at',
      'ticket_types.kind',
      'ticket_types.name as type_name',
      'orders.id as order_id',
      'orders.status as order_status',
      'orders.quantity',
      'orders.total_kobo',
      'orders.expires_at',
      'orders.created_at as order_created_at',
      'orders.paid_at',
      'events.id as event_id',
      'events.title',
      'events.start_date',
      'events.end_date',
      'events.timezone',
      'events.location',
      'events.city',
      'events.banner_image',
      'events.status as event_status',
    ])
    .where('tickets.user_id', '=', userId)
    .orderBy('tickets.id', 'desc')
    .execute();
}

export type TicketRow = Awaited<ReturnType<typeof listTickets>>[number];

/** A ticket as the door sees it, locked: of two scans at the same moment one is the first. */
export function ticketAtDoor(trx: Transaction<Database>, ticketNumber: string) {
  return trx
    .selectFrom('tickets')
    .innerJoin('events', 'events.id', 'tickets.event_id')
    .innerJoin('ticket_types', 'ticket_types.id', 'tickets.ticket_type_id')
    .innerJoin('users', 'users.id', 'tickets.user_id')
    .select([
      'tickets.id',
      'tickets.ticket_number',
      'tickets.status',
      'tickets.checked_in_at',
      'tickets.event_id',
      'tickets.holder_name',
      'tickets.created_at',
      'ticket_types.kind',
      'users.first_name',
      'users.last_name',
      'events.title',
      'events.timezone',
      'events.organizer_id',
      'events.status as event_status',
    ])
    .where('tickets.ticket_number', '=', ticketNumber)
    .forNoKeyUpdate('tickets')
    .executeTakeFirst();
}

export type TicketAtDoor = NonNullable<Awaited<ReturnType<typeof ticketAtDoor>>>;

export async function markCheckedIn(
  trx: Transaction<Database>,
  ticketId: number,
  by: number | null,
  at: Date | null,
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ checked_in_at: at, checked_in_by: by })
    .where('id', '=', ticketId)
    .execute();
}
