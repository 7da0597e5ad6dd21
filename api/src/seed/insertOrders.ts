import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/schema';
import type { TicketStatus, TicketType } from '../platform/limits';
import type { RefundPolicy } from '../platform/refundPolicy';
import { newTicketNumber } from '../sales';
import { inParts } from './inParts';
import { SEEDED_HOLD_MS, type PlannedOrder } from './planOrders';

type Trx = Transaction<Database>;

interface TypeOfEvent {
  id: number;
  price_kobo: number;
}

interface OrderedEvent {
  id: number;
  start: Date;
  policy: RefundPolicy;
}

const ROWS_AT_ONCE = 500;

/** Inserts an event's orders and tickets, and counts their seats as a purchase would have. */
export async function insertOrders(
  trx: Trx,
  event: OrderedEvent,
  types: Map<TicketType, TypeOfEvent>,
  buyerIds: number[],
  orders: PlannedOrder[],
): Promise<number> {
  let tickets = 0;
  for (const part of inParts(orders, ROWS_AT_ONCE)) {
    const ids = await insertOrderRows(trx, event, types, buyerIds, part);
    const rows = part.flatMap((order, index) => ticketRows(order, ids[index] ?? 0));
    for (const some of inParts(rows, ROWS_AT_ONCE)) {
      await trx.insertInto('tickets').values(some).execute();
    }
    tickets += rows.length;
  }
  await countSeats(trx, event.id);
  return tickets;

  function ticketRows(order: PlannedOrder, orderId: number) {
    return order.checkIns.map((checkedInAt) => ({
      order_id: orderId,
      event_id: event.id,
      ticket_type_id: typeOf(types, order.kind).id,
      user_id: buyerIds[order.buyer] ?? 0,
      ticket_number: newTicketNumber(),
      status: ticketStatus(order),
      checked_in_at: checkedInAt,
      created_at: order.createdAt,
    }));
  }
}

async function insertOrderRows(
  trx: Trx,
  event: OrderedEvent,
  types: Map<TicketType, TypeOfEvent>,
  buyerIds: number[],
  orders: PlannedOrder[],
): Promise<number[]> {
  const rows = orders.map(({ buyer, kind, quantity, status, createdAt }) => {
    const type = typeOf(types, kind);
    const total = type.price_kobo * quantity;
    const wasPaid = status === 'PAID' || status === 'REFUNDED';
    const holdEnds = Math.min(createdAt.getTime() + SEEDED_HOLD_MS, event.start.getTime());
    return {
      user_id: buyerIds[buyer] ?? 0,
      event_id: event.id,
      ticket_type_id: type.id,
      ...event.policy,
      quantity,
      total_kobo: total,
      status,
      expires_at: total === 0 ? null : new Date(holdEnds),
      created_at: createdAt,
      paid_at: wasPaid ? new Date(createdAt.getTime() + 90_000) : null,
    };
  });
  const inserted = await trx.insertInto('orders').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}

async function countSeats(trx: Trx, eventId: number): Promise<void> {
  const seats = await trx
    .selectFrom('tickets')
    .select(({ fn }) => ['ticket_type_id', fn.countAll<number>().as('taken')])
    .where('event_id', '=', eventId)
    .where('status', '<>', 'CANCELLED')
    .groupBy('ticket_type_id')
    .execute();
  for (const { ticket_type_id: id, taken } of seats) {
    await trx.updateTable('ticket_types').set({ taken }).where('id', '=', id).execute();
  }
  const taken = seats.reduce((sum, type) => sum + type.taken, 0);
  await trx.updateTable('events').set({ taken }).where('id', '=', eventId).execute();
}

function ticketStatus({ status }: PlannedOrder): TicketStatus {
  if (status === 'PAID') return 'VALID';
  return status === 'HELD' ? 'PENDING' : 'CANCELLED';
}

function typeOf(types: Map<TicketType, TypeOfEvent>, kind: TicketType): TypeOfEvent {
  const type = types.get(kind);
  if (!type) throw new Error(`The event does not sell ${kind} tickets`);
  return type;
}
