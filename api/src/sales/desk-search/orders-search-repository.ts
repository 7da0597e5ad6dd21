import { sql } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import { beginningWith } from '../../platform/database/likePatterns';
import type { Queryable } from '../../platform/database/schema';
import type { OrderStatus, TicketStatus, TicketType } from '../../platform/limits';
import { UNNAMED_HOLDER } from '../../platform/unnamedHolder';
import { isPerson, isTicket, newestOf, page, type Window } from './matches-repository';
import type { SearchText } from './search-text';

export interface FoundOrderRow {
  id: number;
  status: OrderStatus;
  quantity: number;
  total_kobo: number;
  buyer_fees_kobo: number;
  created_at: Date;
  paid_at: Date | null;
  phone: string | null;
  buyer_id: number;
  buyer: string;
  buyer_email: string;
  event_id: number;
  event_title: string;
  /** The name on the first ticket of an order sold at the door, whose nominal buyer is the seller. */
  guest: string | null;
  guest_email: string | null;
}

export interface OrderTicketRow {
  ticket_number: string;
  ticket_type: TicketType;
  status: TicketStatus;
  on_hold: boolean;
  holder: string;
  email: string | null;
  checked_in_at: Date | null;
}

/** The most exact matches for the start of a payment's reference, or for a phone number. */
const MOST_EXACT = 20;

/** The order with this id, this payment's reference or this ticket, and those of the door with this guest's phone number. */
export async function findOrdersExactly(
  db: Queryable,
  { id, reference, ticketNumber, phone }: SearchText,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM orders WHERE id = ${id}
    UNION SELECT order_id FROM tickets WHERE ticket_number = ${ticketNumber}
    UNION (SELECT order_id FROM payments
      WHERE lower(reference) LIKE ${reference && beginningWith(reference)}
      ORDER BY id DESC LIMIT ${MOST_EXACT})
    UNION (SELECT id FROM orders WHERE phone = ${phone}
      AND EXISTS (SELECT FROM door_sales WHERE order_id = orders.id)
      ORDER BY id DESC LIMIT ${MOST_EXACT})
    ORDER BY id DESC`.execute(db);
  return rows.map((row) => row.id);
}

/** Orders by their buyer, or by the number or holder of one of their tickets; newest first. */
export async function findOrders(
  db: Queryable,
  { words }: SearchText,
  window: Window,
  known: number[],
): Promise<number[]> {
  if (words.length === 0) return [];
  const byBuyer = sql`SELECT orders.id FROM users JOIN orders ON orders.user_id = users.id
    WHERE ${isPerson(words)} ${page(sql`orders.id`, window, known)}`;
  const byTicket = sql`SELECT DISTINCT tickets.order_id AS id FROM tickets
    WHERE ${isTicket(words)} ${page(sql`tickets.order_id`, window, known)}`;
  const { rows } = await newestOf([byBuyer, byTicket], window).execute(db);
  return rows.map((row) => row.id);
}

/** A buyer's latest orders. Finds all of theirs first; otherwise PostgreSQL would read everybody's orders backwards. */
export async function findOrdersOf(
  db: Queryable,
  buyerId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH own AS MATERIALIZED (SELECT id FROM orders WHERE user_id = ${buyerId})
    SELECT id FROM own ORDER BY id DESC LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

const holderName = sql`coalesce(holder_name, ${fullName('owner')}, ${UNNAMED_HOLDER})`;
const holderEmail = sql`coalesce(holder_email, owner.email)`;

// The first ticket's holder by an array: for the first by `LIMIT 1`, PostgreSQL may go through all tickets.
export async function readOrders(db: Queryable, ids: number[]): Promise<FoundOrderRow[]> {
  const { rows } = await sql<FoundOrderRow>`
    SELECT orders.id, orders.status, quantity, total_kobo, buyer_fees_kobo, orders.created_at,
      paid_at, phone, orders.user_id AS buyer_id,
      ${fullName('users')} AS buyer, users.email AS buyer_email,
      orders.event_id, events.title AS event_title, door.guest, door.guest_email
    FROM orders JOIN users ON users.id = orders.user_id JOIN events ON events.id = orders.event_id
    LEFT JOIN LATERAL (
      SELECT (array_agg(${holderName} ORDER BY tickets.id))[1] AS guest,
        (array_agg(${holderEmail} ORDER BY tickets.id))[1] AS guest_email
      FROM door_sales JOIN tickets USING (order_id) LEFT JOIN users owner ON owner.id = tickets.user_id
      WHERE door_sales.order_id = orders.id) door ON true
    WHERE orders.id = ANY(${ids}::integer[])`.execute(db);
  return rows;
}

/** An order's tickets, each with the person it admits; the address is null if they have no account and gave none. */
export async function listTickets(db: Queryable, orderId: number): Promise<OrderTicketRow[]> {
  const { rows } = await sql<OrderTicketRow>`
    SELECT ticket_number, ticket_types.kind AS ticket_type, tickets.status, checked_in_at,
      orders.suspended_at IS NOT NULL AS on_hold,
      ${holderName} AS holder, ${holderEmail} AS email
    FROM tickets JOIN ticket_types ON ticket_types.id = ticket_type_id
    JOIN orders ON orders.id = order_id
    LEFT JOIN users owner ON owner.id = tickets.user_id
    WHERE order_id = ${orderId} ORDER BY tickets.id`.execute(db);
  return rows;
}
