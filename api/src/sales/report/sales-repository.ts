import { sql } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import type { Queryable } from '../../platform/database/schema';
import type { TicketStatus, TicketType } from '../../platform/limits';
import type { TeamScope } from '../../platform/teams/acting';
import type { RefundableTicket } from '../tickets/cancellation-quote';
import { REFUND_FACTS } from '../tickets/tickets-repository';
import { holderEmail, holderName, soldAt, within, type SalesScope } from './sales-scope-repository';

/** Totals of money (kobo) and tickets. */
export interface Totals {
  tickets: number;
  revenue_kobo: number;
  checked_in: number;
}

/** One event's totals. */
export interface EventTotals extends Totals {
  event_id: number;
  title: string;
  capacity: number;
  start_date: Date | null;
}

export interface SoldTicketRow extends RefundableTicket {
  id: number;
  ticket_number: string;
  kind: TicketType;
  status: TicketStatus;
  price_kobo: number;
  name: string;
  email: string;
  buyer_name: string;
  buyer_email: string;
  buyer_phone: string | null;
  is_door_sale: boolean;
  event_id: number;
  title: string;
  timezone: string;
  order_id: number;
  booked_at: Date;
  paid_at: Date | null;
  kept_kobo: number;
  payment_fee_kobo: number | null;
  checked_in_at: Date | null;
}

type FoundTicketRow = Pick<
  SoldTicketRow,
  | ('id' | 'ticket_number' | 'kind' | 'status' | 'name' | 'email')
  | ('event_id' | 'title' | 'timezone' | 'checked_in_at' | 'suspended_at')
>;

/** Tables for searching people. */
const people = sql`
  tickets t
  LEFT JOIN users u ON u.id = t.user_id`;
/** Tables for `within` and the figures. */
const source = sql`
  ${people} JOIN orders o ON o.id = t.order_id LEFT JOIN users b ON b.id = o.user_id`;
/**
 * Tickets, one order at a time. OFFSET keeps PostgreSQL from turning this into a join, which would read the tickets of all days
 * for a page far down a busy day.
 */
const byOrder = sql`
  orders o CROSS JOIN LATERAL (SELECT * FROM tickets WHERE order_id = o.id OFFSET 0) t`;
/** Further columns of a list, joined only to the rows of its page. */
const details = sql`
  JOIN events e ON e.id = t.event_id
  JOIN ticket_types y ON y.id = t.ticket_type_id`;

/** The facts that decide a ticket's refund, looked up only for the rows of a page. */
const refundFactsOfRow = sql`
  CROSS JOIN LATERAL (SELECT ${sql.join(REFUND_FACTS)} FROM orders WHERE orders.id = o.id) facts`;

/** All tickets of an order have one price. */
const price = sql`(o.total_kobo / o.quantity)`;
/** Revenue of a cancelled ticket: the money kept, without fees that its buyer bore on top of the price. */
const kept = sql`greatest(0, t.kept_kobo - o.buyer_fees_kobo / o.quantity)`;

const figures = sql`
  count(*) FILTER (WHERE t.status = 'VALID') AS tickets,
  coalesce(sum(CASE t.status WHEN 'VALID' THEN ${price} ELSE ${kept} END), 0)::bigint
    AS revenue_kobo,
  count(t.checked_in_at) AS checked_in`;

/** Cancelled tickets still count with the money kept from them. */
const brings = sql`(t.status = 'VALID' OR ${kept} > 0)`;

/** Tickets by time of sale, latest first unless asked otherwise. */
export async function listSold(
  db: Queryable,
  scope: SalesScope,
  window: { limit: number; offset: number },
): Promise<SoldTicketRow[]> {
  const order = scope.isOldestFirst ? sql`${soldAt}, t.id` : sql`${soldAt} DESC, t.id DESC`;
  const { rows } = await sql<SoldTicketRow>`
    WITH page AS MATERIALIZED (
      SELECT t.id FROM ${scope.words?.length ? source : byOrder} WHERE ${within(scope)}
      ORDER BY ${order} LIMIT ${window.limit} OFFSET ${window.offset})
    SELECT t.id, t.ticket_number, y.kind, t.status, ${price} AS price_kobo,
      o.quantity, o.total_kobo, o.buyer_fees_kobo, o.suspended_at, facts.*,
      o.payment_fee_kobo, o.paid_at, t.kept_kobo,
      ${holderName} AS name, ${holderEmail} AS email,
      ${fullName('b')} AS buyer_name, b.email AS buyer_email,
      o.phone AS buyer_phone,
      EXISTS (SELECT FROM door_sales d WHERE d.order_id = o.id) AS is_door_sale,
      e.id AS event_id, e.title, e.timezone, o.id AS order_id,
      o.created_at AS booked_at, t.checked_in_at
    FROM ${source} ${details} ${refundFactsOfRow} WHERE t.id IN (SELECT id FROM page)
    ORDER BY ${order}`.execute(db);
  return rows;
}

/** The first tickets matching the words, valid before cancelled ones, and the number of matches. */
export async function findSold(
  db: Queryable,
  scope: TeamScope & { words: string[] },
  limit: number,
): Promise<{ count: number; rows: FoundTicketRow[] }> {
  const validFirst = sql`t.status = 'CANCELLED', t.id DESC`;
  const { rows } = await sql<FoundTicketRow & { count: number }>`
    WITH page AS MATERIALIZED (
      SELECT t.id, count(*) OVER () AS count FROM ${people} WHERE ${within(scope)}
      ORDER BY ${validFirst} LIMIT ${limit})
    SELECT t.id, t.ticket_number, y.kind, t.status, ${holderName} AS name, ${holderEmail} AS email,
      e.id AS event_id, e.title, e.timezone, t.checked_in_at, o.suspended_at, page.count
    FROM ${source} ${details} JOIN page ON page.id = t.id
    ORDER BY ${validFirst}`.execute(db);
  return { count: rows[0]?.count ?? 0, rows };
}

type CountedTotals = Totals & { count: number };

/** The number of tickets in any status, and the totals of the valid ones. */
export async function sumSold(db: Queryable, scope: SalesScope): Promise<CountedTotals> {
  const { rows } = await sql<CountedTotals>`
    SELECT count(*) AS count, ${figures} FROM ${source} WHERE ${within(scope)}`.execute(db);
  return rows[0] ?? { count: 0, tickets: 0, revenue_kobo: 0, checked_in: 0 };
}

export async function salesByDay(
  db: Queryable,
  scope: SalesScope,
  timezone: string,
): Promise<(Totals & { day: string })[]> {
  const { rows } = await sql<Totals & { day: string }>`
    SELECT to_char(${soldAt} AT TIME ZONE ${timezone}, 'YYYY-MM-DD') AS day, ${figures}
    FROM ${source} WHERE ${within(scope)} AND ${brings}
    GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}

export async function checkInsByHour(
  db: Queryable,
  scope: SalesScope,
  timezone: string,
): Promise<{ hour: string; check_ins: number }[]> {
  const { rows } = await sql<{ hour: string; check_ins: number }>`
    SELECT to_char(t.checked_in_at AT TIME ZONE ${timezone}, 'YYYY-MM-DD"T"HH24:00') AS hour,
      count(*) AS check_ins
    FROM ${source}
    WHERE t.checked_in_at IS NOT NULL AND ${within(scope, sql`t.checked_in_at`)}
    GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}

export async function salesByEvent(db: Queryable, scope: SalesScope): Promise<EventTotals[]> {
  const { rows } = await sql<EventTotals>`
    SELECT e.id AS event_id, e.title, e.capacity, e.start_date, ${figures}
    FROM ${source} JOIN events e ON e.id = t.event_id WHERE ${within(scope)} AND ${brings}
    GROUP BY e.id ORDER BY e.start_date DESC, e.id DESC`.execute(db);
  return rows;
}
