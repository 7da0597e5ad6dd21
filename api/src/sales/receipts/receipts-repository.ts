import { sql } from 'kysely';
import type { RefundStatus } from '../../platform/database/paymentStates';
import { fullName } from '../../platform/database/fullName';
import type { Queryable } from '../../platform/database/schema';
import type { EventStatus, OrderStatus, TicketType } from '../../platform/limits';

/** An order, with the payment that bought its tickets, if any. */
export interface ReceiptRow {
  order_id: number;
  user_id: number;
  status: OrderStatus;
  quantity: number;
  total_kobo: number;
  buyer_fees_kobo: number;
  paid_at: Date | null;
  tax_number: string | null;
  vat_basis_points: number | null;
  ticket_type: TicketType;
  title: string;
  event_status: EventStatus;
  start_date: Date | null;
  end_date: Date | null;
  timezone: string;
  location: string;
  buyer: string;
  /** Null if the buyer's account was deleted. */
  buyer_email: string | null;
  seller: string;
  payment_id: number | null;
  reference: string | null;
  received_kobo: number | null;
}

/** The books tell which of an order's payments bought its tickets; late, second and wrong ones were refunded in full. */
export async function findReceipt(db: Queryable, orderId: number): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow>`
    SELECT orders.id AS order_id, orders.user_id, orders.status, quantity, total_kobo, buyer_fees_kobo,
      orders.paid_at, orders.tax_number, vat_basis_points, ticket_types.kind AS ticket_type, title,
      events.status AS event_status, start_date, end_date, timezone, location,
      ${fullName('buyer')} AS buyer,
      CASE WHEN buyer.erased_at IS NULL THEN buyer.email END AS buyer_email,
      ${fullName('seller')} AS seller,
      payment.id AS payment_id, payment.reference, payment.received_kobo
    FROM orders
    JOIN events ON events.id = orders.event_id
    JOIN ticket_types ON ticket_types.id = orders.ticket_type_id
    JOIN users AS buyer ON buyer.id = orders.user_id
    JOIN users AS seller ON seller.id = events.organizer_id
    LEFT JOIN LATERAL (
      SELECT payments.id, payments.reference, coalesce(received_kobo, payments.amount_kobo) AS received_kobo
      FROM payments JOIN ledger_entries ON kind = 'PAYMENT' AND subject_id = payments.id
        AND credit = 'ORGANIZER'
      WHERE payments.order_id = orders.id ORDER BY payments.id LIMIT 1
    ) AS payment ON true
    WHERE orders.id = ${orderId}`.execute(db);
  return rows[0];
}

export interface ReceiptRefund {
  amount_kobo: number;
  status: RefundStatus;
  created_at: Date;
  done_at: Date | null;
}

export function refundsOnReceipt(db: Queryable, paymentId: number): Promise<ReceiptRefund[]> {
  return db
    .selectFrom('refunds')
    .select(['amount_kobo', 'status', 'created_at', 'done_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();
}
