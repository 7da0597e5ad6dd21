import type { TicketStatus, TicketType } from '../../platform/limits';
import { formatNaira } from '../../platform/money';
import { dueKobo, termsSentence } from './refund-terms';
import type { PurchaseResult } from './purchase-schemas';
import type { OrderRow } from './orders-repository';
import type { Order } from './orders-schemas';

/** The columns for showing an order. */
export type ShownOrder = Pick<
  OrderRow,
  | 'id'
  | 'status'
  | 'quantity'
  | 'total_kobo'
  | 'buyer_fees_kobo'
  | 'payment_fee_kobo'
  | 'expires_at'
  | 'created_at'
  | 'paid_at'
  | 'cancelled_at'
  | 'refund_share'
  | 'refund_until_hours'
>;

const feesOf = (kobo: number) => (kobo > 0 ? { fees: formatNaira(kobo) } : {});

/** One ticket's share of an order, for an owner who didn't pay: the rest is private to the payer. */
export function presentShare(row: ShownOrder): Order {
  return {
    ...presentOrder(row),
    quantity: 1,
    total: formatNaira(dueKobo(row) / row.quantity),
    ...feesOf(row.buyer_fees_kobo / row.quantity),
    refund_terms: termsSentence(row, 1),
  };
}

/** An order as the API shows it. */
export function presentOrder(row: ShownOrder): Order {
  return {
    id: row.id,
    status: row.status,
    quantity: row.quantity,
    total: formatNaira(dueKobo(row)),
    ...feesOf(row.buyer_fees_kobo),
    currency: 'NGN',
    expires_at: row.status === 'HELD' ? (row.expires_at?.toISOString() ?? null) : null,
    refund_share: row.refund_share,
    refund_until_hours: row.refund_until_hours,
    refund_terms: termsSentence(row),
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    ...(row.cancelled_at && { cancelled_at: row.cancelled_at.toISOString() }),
  };
}

/** A purchase as the API shows it: the first ticket at the top level, all of them in a list. */
export function presentPurchase(
  order: ShownOrder,
  tickets: { id: number; ticket_number: string; status: TicketStatus }[],
  ticketType: TicketType,
): PurchaseResult {
  const [first] = tickets;
  if (!first) throw new Error(`Order ${order.id} has no tickets`);
  return {
    id: first.id,
    ticket_number: first.ticket_number,
    tickets: tickets.map((ticket) => ({ ...ticket, ticket_type: ticketType })),
    order: presentOrder(order),
  };
}
