import { sql } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import { beginningWith } from '../../platform/database/likePatterns';
import type { PaymentCaseKind, PaymentStatus } from '../../platform/database/paymentStates';
import type { Queryable } from '../../platform/database/schema';
import { isPerson, newestOf, page, type Window } from './matches-repository';
import type { SearchText } from './search-text';

export interface FoundPaymentRow {
  id: number;
  reference: string;
  amount_kobo: number;
  status: PaymentStatus;
  created_at: Date;
  paid_at: Date | null;
  order_id: number;
  payer_id: number;
  payer: string;
  payer_email: string;
  event_id: number;
  event_title: string;
  case_id: number | null;
  case_kind: PaymentCaseKind | null;
  case_closed_at: Date | null;
}

const MOST_EXACT = 20;

/** Payments by the provider's number for the payment or its refund, by the start of their reference, and by order. */
export async function findPaymentsExactly(
  db: Queryable,
  { id, reference, providerId }: SearchText,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM payments WHERE order_id = ${id}
    UNION SELECT id FROM payments WHERE provider_id = ${providerId}
    UNION SELECT payment_id FROM refunds WHERE provider_id = ${providerId}
    UNION (SELECT id FROM payments
      WHERE lower(reference) LIKE ${reference && beginningWith(reference)}
      ORDER BY id DESC LIMIT ${MOST_EXACT})
    ORDER BY id DESC`.execute(db);
  return rows.map((row) => row.id);
}

/** Payments by amount, payer, or the start of any other reference; newest first. */
export async function findPayments(
  db: Queryable,
  { words, amountKobo }: SearchText,
  window: Window,
  known: number[],
): Promise<number[]> {
  const ids = page(sql`payments.id`, window, known);
  const found = [sql`SELECT payments.id FROM payments WHERE amount_kobo = ${amountKobo} ${ids}`];
  const [first] = words;
  if (first !== undefined) {
    found.push(sql`SELECT payments.id FROM users JOIN orders ON orders.user_id = users.id
      JOIN payments ON payments.order_id = orders.id WHERE ${isPerson(words)} ${ids}`);
  }
  if (first !== undefined && words.length === 1) {
    found.push(sql`SELECT payments.id FROM payments
      WHERE lower(reference) LIKE ${beginningWith(first)} ${ids}`);
  }
  const { rows } = await newestOf(found, window).execute(db);
  return rows.map((row) => row.id);
}

export async function findPaymentsOf(db: Queryable, orderId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM payments WHERE order_id = ${orderId} ORDER BY id DESC`.execute(db);
  return rows.map((row) => row.id);
}

/** Payments with their open case, or else their last one. */
export async function readPayments(db: Queryable, ids: number[]): Promise<FoundPaymentRow[]> {
  const { rows } = await sql<FoundPaymentRow>`
    SELECT payments.id, reference, amount_kobo, payments.status, payments.created_at,
      payments.paid_at, order_id, orders.user_id AS payer_id,
      ${fullName('users')} AS payer, users.email AS payer_email,
      event_id, events.title AS event_title, cases.id AS case_id, cases.kind AS case_kind,
      cases.closed_at AS case_closed_at
    FROM payments JOIN orders ON orders.id = order_id JOIN users ON users.id = orders.user_id
    JOIN events ON events.id = event_id
    LEFT JOIN LATERAL (
      SELECT id, kind, closed_at FROM payment_cases WHERE payment_id = payments.id
      ORDER BY closed_at DESC NULLS FIRST, id DESC LIMIT 1) AS cases ON true
    WHERE payments.id = ANY(${ids}::integer[])`.execute(db);
  return rows;
}
