import { sql, type Transaction } from 'kysely';
import type { Database, Queryable } from '../../database/schema';
import type { EventStatus, TicketStatus, TicketType } from '../../limits';
import type { OrderRow } from './orders-repository';

/** What a sale writes, as it was worked out from an offer that was read without a lock. */
export interface PlannedSale {
  userId: number;
  eventId: number;
  /** The event's edit that the plan rests on. */
  version: string;
  typeId: number;
  quantity: number;
  totalKobo: number;
  orderStatus: 'HELD' | 'PAID';
  expiresAt: Date | null;
  paidAt: Date | null;
  now: Date;
  image: string | null;
  ticketStatus: 'PENDING' | 'VALID';
  ticketNumbers: string[];
  holderNames: (string | null)[];
  holderEmails: (string | null)[];
}

export interface EventOnOffer {
  id: number;
  title: string;
  start_date: Date | null;
  status: EventStatus;
  capacity: number;
  taken: number;
  /** Changes with every edit of the event or its types, but not when seats are taken. */
  version: string;
}

interface OfferedType {
  /** Null when the event does not sell this type; then nothing else of it is there. */
  type_id: number | null;
  price_kobo: number;
  quota: number | null;
  type_taken: number;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
}

interface SoldRow extends OrderRow {
  ticket_id: number;
  ticket_number: string;
  ticket_status: TicketStatus;
}

/**
 * Holds an event's row, and then its type's, until the transaction ends: no seat changes hands meanwhile. NO KEY: rows
 * that merely point at the event need not wait.
 */
export async function lockForSale(
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

/**
 * An event and one of its ticket types, as they are offered at this moment. The version is text: a Date would lose its
 * microseconds, and never be equal again.
 */
export async function readOffer(db: Queryable, eventId: number, kind: TicketType) {
  const { rows } = await sql<EventOnOffer & OfferedType>`
    SELECT events.id, title, start_date, status, capacity, events.taken,
      updated_at::text AS version,
      type.id AS type_id, price_kobo, quota, type.taken AS type_taken, sale_starts_at, sale_ends_at
    FROM events LEFT JOIN ticket_types AS type ON type.event_id = events.id AND kind = ${kind}
    WHERE events.id = ${eventId}`.execute(db);
  const [row] = rows;
  if (!row) return { event: undefined, type: undefined };
  const { type_id, type_taken, price_kobo, quota, sale_starts_at, sale_ends_at, ...event } = row;
  if (type_id === null) return { event, type: undefined };
  const type = { id: type_id, kind, price_kobo, quota, taken: type_taken };
  return { event, type: { ...type, sale_starts_at, sale_ends_at } };
}

/**
 * Takes the seats and writes the order and its tickets, in one statement: the event's row is locked from here to the
 * commit, and no answer has to travel while others wait for it.
 *
 * After waiting for the row PostgreSQL judges the condition again, by the newest row (READ COMMITTED). So it sells
 * what was offered, or nothing: the event must not have been edited since, and both counters must have room. When the
 * type has none, the order's `ticket_type_id` is null, which the table refuses, and the whole statement is undone.
 *
 * @param guarded off only in the test that shows what the condition on the seats is for.
 * @returns null when nothing is sold.
 */
export async function sellAsOffered(db: Queryable, sale: PlannedSale, guarded = true) {
  const { quantity } = sale;
  const hasRoom = guarded ? sql`taken + ${quantity} <= capacity` : sql`true`;
  const { rows } = await sql<SoldRow>`
    WITH event AS (
      UPDATE events SET taken = taken + ${quantity}
      WHERE id = ${sale.eventId} AND updated_at = ${sale.version}::timestamptz AND ${hasRoom}
      RETURNING id
    ), type AS (
      UPDATE ticket_types SET taken = taken + ${quantity} FROM event
      WHERE ticket_types.id = ${sale.typeId} AND event_id = event.id
        AND (quota IS NULL OR taken + ${quantity} <= quota)
      RETURNING ticket_types.id
    ), sold AS (
      INSERT INTO orders (user_id, event_id, ticket_type_id, quantity, total_kobo, status,
        expires_at, created_at, paid_at)
      SELECT ${sale.userId}::int, event.id, type.id, ${quantity}::int, ${sale.totalKobo}::bigint,
        ${sale.orderStatus}, ${sale.expiresAt}::timestamptz, ${sale.now}::timestamptz,
        ${sale.paidAt}::timestamptz
      FROM event LEFT JOIN type ON true
      RETURNING *
    ), issued AS (
      INSERT INTO tickets (order_id, event_id, ticket_type_id, user_id, status, custom_image,
        created_at, ticket_number, holder_name, holder_email)
      SELECT sold.id, sold.event_id, sold.ticket_type_id, sold.user_id, ${sale.ticketStatus},
        ${sale.image}, sold.created_at, ticket.*
      FROM sold, unnest(${sale.ticketNumbers}::text[], ${sale.holderNames}::text[],
        ${sale.holderEmails}::text[]) AS ticket
      RETURNING id, ticket_number, status
    )
    SELECT sold.*, issued.id AS ticket_id, ticket_number, issued.status AS ticket_status
    FROM sold, issued ORDER BY issued.id`.execute(db);
  const [order] = rows;
  if (!order) return null;
  const tickets = rows.map(({ ticket_id: id, ticket_number, ticket_status: status }) => ({
    id,
    ticket_number,
    status,
  }));
  return { order, tickets };
}
