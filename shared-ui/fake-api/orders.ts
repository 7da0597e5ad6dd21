import type { ApiSchemas } from 'shared-auth/page';

import { naira } from './page';
import type { Call } from './route';
import type { OrderRow, PaymentRow, TicketRow } from './store';

type Reason = ApiSchemas['Refund']['reason'];
type World = Pick<Call, 'store' | 'now'>;

export function presentOrder(order: OrderRow): ApiSchemas['Order'] {
  return {
    id: order.id,
    status: order.status,
    quantity: order.quantity,
    total: naira(order.totalKobo),
    currency: 'NGN',
    expires_at: order.status === 'HELD' ? (order.expiresAt?.toISOString() ?? null) : null,
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
  };
}

export const presentIssued = (ticket: TicketRow): ApiSchemas['IssuedTicket'] => ({
  id: ticket.id,
  ticket_number: ticket.number,
  ticket_type: ticket.order.kind,
  status: ticket.status,
});

/** The tickets of an order. */
export const ticketsOf = ({ store }: World, order: OrderRow): TicketRow[] =>
  store.tickets.filter((ticket) => ticket.order === order);

/** Ends the holds whose time is up; whatever looks at an order afterwards sees it as it is now. */
export function endOverdueHolds(world: World): void {
  for (const order of world.store.orders) {
    if (order.status !== 'HELD' || !order.expiresAt || order.expiresAt > world.now) continue;
    endHold(world, order);
  }
}

function endHold(world: World, order: OrderRow): void {
  order.status = 'EXPIRED';
  for (const ticket of ticketsOf(world, order)) ticket.status = 'CANCELLED';
}

/**
 * Cancels tickets (ids; null: all that are left) of an order and sends their price back; a hold can only end as a whole.
 * Answers what is refunded, in kobo.
 */
export function cancelTickets(
  world: World,
  order: OrderRow,
  ticketIds: number[] | null,
  reason: Reason,
): number {
  if (order.status === 'HELD') endHold(world, order);
  if (order.status !== 'PAID') return 0;
  const valid = ticketsOf(world, order).filter(({ status }) => status === 'VALID');
  const cancelled = valid.filter(({ id }) => ticketIds?.includes(id) ?? true);
  for (const ticket of cancelled) Object.assign(ticket, { status: 'CANCELLED', checkedInAt: null });
  if (cancelled.length === 0) return 0;
  const isOver = cancelled.length === valid.length;
  if (isOver) order.status = 'REFUNDED';
  const amount = (order.totalKobo / order.quantity) * cancelled.length;
  const payment = world.store.payments.find((it) => it.order === order && it.status === 'PAID');
  if (amount === 0 || !payment) return 0;
  if (isOver) payment.status = 'REFUNDING';
  payment.refunds.push(refundOf(world, amount, reason));
  return amount;
}

const refundOf = ({ now }: World, kobo: number, reason: Reason): PaymentRow['refunds'][number] => ({
  amount: naira(kobo),
  reason,
  status: 'QUEUED',
  created_at: now.toISOString(),
});
