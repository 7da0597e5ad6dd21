import { sql, type Transaction } from 'kysely';
import { hasTrustedOrganizer, sellableSeats } from '../../events';
import { column, plannedOnce } from '../../platform/database/plannedOnce';
import type { Database, Queryable } from '../../platform/database/schema';
import { MAX_UNPAID_SEATS, type EventStatus, type TicketType } from '../../platform/limits';
import type { FeeBearer, OrderFees } from '../../platform/fees';
import { TERMS_VERSION } from '../../platform/terms';
import type { RefundPolicy } from '../../platform/refundPolicy';
import { ordersOf } from './orders-repository';

/** Ids reserved for one order and its tickets, so that its answer is known before it is placed. */
export interface ReservedIds {
  orderId: number;
  ticketIds: number[];
}

/** The rows of an order and its tickets, computed from an offer read without a lock. */
export interface PlannedOrder extends ReservedIds, RefundPolicy, OrderFees {
  userId: number;
  /** The account that gets the tickets; null for none. */
  ownerId: number | null;
  eventId: number;
  /** The event version that the plan is based on. */
  version: string;
  typeId: number;
  quantity: number;
  totalKobo: number;
  orderStatus: 'HELD' | 'PAID';
  expiresAt: Date | null;
  paidAt: Date | null;
  now: Date;
  image: string | null;
  phone: string | null;
  ticketStatus: 'PENDING' | 'VALID';
  ticketNumbers: string[];
  holderNames: (string | null)[];
  holderEmails: (string | null)[];
}

export interface EventOnOffer extends RefundPolicy {
  id: number;
  fees_borne_by: FeeBearer;
  title: string;
  start_date: Date | null;
  status: EventStatus;
  /** The seats that may be sold, possibly fewer than the event has: see `sellableSeats`. */
  capacity: number;
  taken: number;
  has_trusted_organizer: boolean;
  is_suspended: boolean;
  /** How many of the buyer's paid orders for this event were cancelled and refunded. */
  refunded_orders: number;
  /** Changes with every edit of the event or its types, but not when seats are taken. */
  version: string;
}

interface OfferRow extends EventOnOffer {
  /** Null if the event doesn't sell this type; then the type's other fields are null too. */
  type_id: number | null;
  kind: TicketType;
  price_kobo: number;
  quota: number | null;
  type_taken: number;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
}

/**
 * Locks a buyer's account until the transaction ends, so that it can't be deleted and its holds can be counted: its other
 * purchases wait, other people's don't. Always take it before the event's lock. Returns no row for a deleted account.
 */
export const buyerLock = (userId: number) => sql<{ id: number }>`
  ${plannedOnce} SELECT id FROM users WHERE id = ${userId} AND erased_at IS NULL FOR NO KEY UPDATE`;

/** @returns false if the account has been deleted. */
export async function lockBuyer(trx: Transaction<Database>, userId: number): Promise<boolean> {
  const { rows } = await buyerLock(userId).execute(trx);
  return rows.length > 0;
}

/** How many unpaid seats of an event an account holds. Exact under `lockBuyer`. */
const unpaidSeatsSql = (userId: number, eventId: number) => sql<number>`(
  SELECT coalesce(sum(quantity), 0)::int FROM ${ordersOf(userId)} AS own
  WHERE event_id = ${eventId} AND status = 'HELD')`;

export async function unpaidSeats(
  trx: Transaction<Database>,
  userId: number,
  eventId: number,
): Promise<number> {
  const { rows } = await sql<{ seats: number }>`
    SELECT ${unpaidSeatsSql(userId, eventId)} AS seats`.execute(trx);
  return rows[0]?.seats ?? 0;
}

/**
 * Locks an event's row, then its ticket type's, until the transaction ends, so that its seats can't change. NO KEY, so that
 * inserts only referencing the event needn't wait.
 */
export async function lockForOrder(
  trx: Transaction<Database>,
  eventId: number,
  kind: TicketType,
): Promise<void> {
  await trx.selectFrom('events').select('id').where('id', '=', eventId).forNoKeyUpdate().execute();
  await trx
    .selectFrom('ticket_types')
    .select('id')
    .where('event_id', '=', eventId)
    .where('kind', '=', kind)
    .forNoKeyUpdate()
    .execute();
}

/** Reserves ids for orders, and for the given number of tickets in each. */
export const newIds = (quantities: number[]) => sql<ReservedIds>`
  SELECT nextval('orders_id_seq') AS "orderId",
    ARRAY(SELECT nextval('tickets_id_seq')::int FROM generate_series(1, quantity)) AS "ticketIds"
  FROM unnest(${quantities}::int[]) AS quantity`;

export async function reserveIds(db: Queryable, quantity: number): Promise<ReservedIds> {
  const { rows } = await newIds([quantity]).execute(db);
  const [ids] = rows;
  if (!ids) throw new Error('No ids were reserved');
  return ids;
}

/** An event and ticket type that somebody wants to buy. */
export interface OfferAsked {
  eventId: number;
  kind: TicketType;
  buyerId: number;
}

/**
 * Events and ticket types as currently offered; `place` is the position in `asked`, from 1. The version is text: a Date would
 * lose its microseconds and never compare equal.
 */
export const offersOf = (asked: OfferAsked[]) => sql<OfferRow & { place: number }>`
  SELECT asked.place, (
      SELECT count(DISTINCT orders.id) FROM orders
      JOIN payments ON payments.order_id = orders.id
      JOIN refunds ON refunds.payment_id = payments.id
      WHERE orders.user_id = asked.buyer_id AND orders.event_id = events.id
        AND reason IN ('cancelled_by_buyer', 'cancelled_by_owner')
    ) AS refunded_orders,
    events.id, title, start_date, status, ${sellableSeats} AS capacity, events.taken,
    ${hasTrustedOrganizer} AS has_trusted_organizer, suspended_at IS NOT NULL AS is_suspended,
    refund_share, refund_until_hours, fees_borne_by,
    updated_at::text AS version,
    type.id AS type_id, type.kind, price_kobo, quota, type.taken AS type_taken, sale_starts_at, sale_ends_at
  FROM unnest(${column(asked, 'eventId', 'int')}, ${column(asked, 'kind', 'text')}, ${column(asked, 'buyerId', 'int')})
    WITH ORDINALITY AS asked (event_id, kind, buyer_id, place)
  JOIN events ON events.id = asked.event_id
  LEFT JOIN ticket_types AS type ON type.event_id = events.id AND type.kind = asked.kind`;

export async function readOffer(db: Queryable, eventId: number, kind: TicketType, buyerId: number) {
  const { rows } = await offersOf([{ eventId, kind, buyerId }]).execute(db);
  return offerIn(rows[0]);
}

/** Splits a row of `offersOf` into event and ticket type. */
export function offerIn(row: OfferRow | undefined) {
  if (!row) return { event: undefined, type: undefined };
  const { type_id, type_taken, kind, price_kobo, quota, ...others } = row;
  const { sale_starts_at, sale_ends_at, ...event } = others;
  if (type_id === null) return { event, type: undefined };
  const type = { id: type_id, kind, price_kobo, quota, taken: type_taken };
  return { event, type: { ...type, sale_starts_at, sale_ends_at } };
}

/**
 * Takes the seats and writes the order and its tickets in one statement, so that no round trip happens while the event's row
 * is locked. It returns no row when nothing is sold.
 *
 * After waiting for the row, PostgreSQL re-evaluates the condition on the newest version (READ COMMITTED). So it sells
 * exactly what was offered or nothing: the event must be unedited since, and both counters must have seats left. If the type
 * has none, the order's `ticket_type_id` is null, which violates a constraint and undoes the whole statement.
 *
 * Needs `buyerLock` earlier in its transaction, or simultaneous holds of one account would each be counted without the others.
 */
export function insertOrderSql(plan: PlannedOrder) {
  const { quantity } = plan;
  return sql<{ order_id: number }>`
    ${plannedOnce} WITH event AS (
      UPDATE events SET taken = taken + ${quantity}
      WHERE id = ${plan.eventId} AND updated_at = ${plan.version}::timestamptz
        AND suspended_at IS NULL
        AND taken + ${quantity} <= ${sellableSeats}
        AND EXISTS (SELECT FROM users WHERE users.id = ${plan.userId} AND erased_at IS NULL)
        AND (${plan.orderStatus} <> 'HELD'
          OR ${unpaidSeatsSql(plan.userId, plan.eventId)} + ${quantity} <= ${MAX_UNPAID_SEATS})
      RETURNING id
    ), type AS (
      UPDATE ticket_types SET taken = taken + ${quantity} FROM event
      WHERE ticket_types.id = ${plan.typeId} AND event_id = event.id
        AND (quota IS NULL OR taken + ${quantity} <= quota)
      RETURNING ticket_types.id
    ), placed AS (
      INSERT INTO orders (id, user_id, event_id, ticket_type_id, quantity, total_kobo, status,
        expires_at, created_at, paid_at, phone, refund_share, refund_until_hours,
        buyer_fees_kobo, platform_fee_kobo, payment_fee_kobo, terms_version)
      OVERRIDING SYSTEM VALUE
      SELECT ${plan.orderId}::int, ${plan.userId}::int, event.id, type.id, ${quantity}::int,
        ${plan.totalKobo}::bigint, ${plan.orderStatus}, ${plan.expiresAt}::timestamptz,
        ${plan.now}::timestamptz, ${plan.paidAt}::timestamptz, ${plan.phone}::text,
        ${plan.refund_share}, ${plan.refund_until_hours}::int, ${plan.buyerFeesKobo}::bigint,
        ${plan.platformFeeKobo}::bigint, ${plan.paymentFeeKobo}::bigint, ${TERMS_VERSION}
      FROM event LEFT JOIN type ON true
      RETURNING id, event_id, ticket_type_id, created_at
    ), issued AS (
      INSERT INTO tickets (order_id, event_id, ticket_type_id, user_id, status, custom_image,
        created_at, id, ticket_number, holder_name, holder_email)
      OVERRIDING SYSTEM VALUE
      SELECT placed.id, placed.event_id, placed.ticket_type_id, ${plan.ownerId}::int, ${plan.ticketStatus},
        ${plan.image}, placed.created_at, ticket.*
      FROM placed, unnest(${plan.ticketIds}::int[], ${plan.ticketNumbers}::text[],
        ${plan.holderNames}::text[], ${plan.holderEmails}::text[]) AS ticket
    )
    SELECT id AS order_id FROM placed`;
}

/** @returns false when nothing is sold. See `insertOrderSql`. */
export async function insertOrder(db: Queryable, plan: PlannedOrder): Promise<boolean> {
  const { rows } = await insertOrderSql(plan).execute(db);
  return rows.length > 0;
}
