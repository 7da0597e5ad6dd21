import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { doorPhoto } from '../../platform/door-photos-repository';

type Trx = Transaction<Database>;

/**
 * Locks the ticket with this number, so that simultaneous scans are ordered. A transferred ticket's old number also finds
 * it, so that the door can say why it is refused.
 */
export async function ticketAtDoor(trx: Trx, ticketNumber: string) {
  const ticket = await doorTickets(trx)
    .where('tickets.ticket_number', '=', ticketNumber)
    .forNoKeyUpdate('tickets')
    .executeTakeFirst();
  if (ticket) return { ...ticket, wasTransferred: false };
  const transferred = await doorTickets(trx)
    .innerJoin('ticket_transfers', 'ticket_transfers.ticket_id', 'tickets.id')
    .where('ticket_transfers.old_number', '=', ticketNumber)
    .executeTakeFirst();
  return transferred && { ...transferred, wasTransferred: true };
}

export type TicketAtDoor = NonNullable<Awaited<ReturnType<typeof ticketAtDoor>>>;

function doorTickets(trx: Trx) {
  return trx
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.order_id')
    .innerJoin('events', 'events.id', 'tickets.event_id')
    .innerJoin('ticket_types', 'ticket_types.id', 'tickets.ticket_type_id')
    .leftJoin('users', 'users.id', 'tickets.user_id')
    .select([
      'tickets.id',
      'tickets.ticket_number',
      'tickets.status',
      'tickets.checked_in_at',
      'tickets.checked_in_by',
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
      'orders.suspended_at',
    ])
    .select(doorPhoto);
}

export async function markCheckedIn(
  trx: Trx,
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

/** Marks a ticket's movements as undone, as if nobody had come in with it, or left. */
export async function undoScans(trx: Trx, ticketId: number): Promise<void> {
  await trx
    .updateTable('door_scans')
    .set({ undone: true })
    .where('ticket_id', '=', ticketId)
    .where((eb) =>
      eb('outcome', 'in', ['admitted', 'readmitted', 'left', 'not_inside']).or(
        eb('let_in', '=', true).and('outcome', 'in', ['already_checked_in', 'no_reentry']),
      ),
    )
    .where('undone', '=', false)
    .execute();
}
