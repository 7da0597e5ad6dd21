import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { escapeLike } from '../../platform/database/escapeLike';
import type { Queryable } from '../../platform/database/schema';
import type { TicketStatus, TicketType } from '../../platform/limits';
import type { TeamScope } from '../../platform/teams/acting';
import type { DateRange } from '../../events';
import type { RefundableTicket } from '../tickets/cancellation-quote';
import { REFUND_FACTS } from '../tickets/tickets-repository';

/** The status of tickets that a list shows. */
export type ShownStatus = TicketStatus | 'NOT_CANCELLED';

/** A team's events, or one; all if nothing is set. */
export interface EventsScope extends Partial<TeamScope> {
  eventId?: number;
  /** Only those to come, or over. */
  events?: { when: 'upcoming' | 'past'; now: Date };
}

/** A filter; all tickets if nothing is set. */
export interface SalesScope extends DateRange, EventsScope {
  status?: ShownStatus;
  isOldestFirst?: boolean;
  words?: string[];
}

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
  buyer_phone: string | null;
  is_door_sale: boolean;
  event_id: number;
  title: string;
  timezone: string;
  order_id: number;
  booked_at: Date;
  checked_in_at: Date | null;
}

export type FoundTicketRow = Pick<
  SoldTicketRow,
  | ('id' | 'ticket_number' | 'kind' | 'status' | 'name' | 'email')
  | ('event_id' | 'title' | 'timezone' | 'checked_in_at' | 'suspended_at')
>;

/** What a search needs. */
const people = sql`
  tickets t
  LEFT JOIN users u ON u.id = t.user_id`;
/** What `within` and the figures need. */
const source = sql`${people} JOIN orders o ON o.id = t.order_id`;
/**
 * The tickets of one order after the other. OFFSET keeps PostgreSQL from making a join of it: for a page far down a day with many
 * orders, it would read the tickets of all days.
 */
const byOrder = sql`
  orders o CROSS JOIN LATERAL (SELECT * FROM tickets WHERE order_id = o.id OFFSET 0) t`;
/** What a list shows besides; joined to the rows of its page alone. */
const details = sql`
  JOIN events e ON e.id = t.event_id
  JOIN ticket_types y ON y.id = t.ticket_type_id`;

/** What refunding a ticket depends on; looked up for the rows of a page alone. */
const refundFactsOfRow = sql`
  CROSS JOIN LATERAL (SELECT ${sql.join(REFUND_FACTS)} FROM orders WHERE orders.id = o.id) facts`;

// A ticket without either was given to an address whose account was deleted since.
const holderName = sql`coalesce(t.holder_name, u.first_name || ' ' || u.last_name, 'Ticket holder')`;
const holderEmail = sql`coalesce(t.holder_email, u.email, '')`;
/** All tickets of an order have one price. */
const price = sql`(o.total_kobo / o.quantity)`;
/** What a cancelled ticket brings: what was kept of it, without fees that its buyer bore on top of the price. */
const kept = sql`greatest(0, t.kept_kobo - o.buyer_fees_kobo / o.quantity)`;
const soldAt = sql`coalesce(o.paid_at, o.created_at)`;

const figures = sql`
  count(*) FILTER (WHERE t.status = 'VALID') AS tickets,
  coalesce(sum(CASE t.status WHEN 'VALID' THEN ${price} ELSE ${kept} END), 0)::bigint
    AS revenue_kobo,
  count(t.checked_in_at) AS checked_in`;

/** A cancelled ticket still counts for what wasn't refunded. */
const brings = sql`(t.status = 'VALID' OR ${kept} > 0)`;

/** The indexes of the search know words by three letters at a time. */
const INDEXED_LETTERS = 3;

const containing = (word: string) => `%${escapeLike(word)}%`;

/**
 * Tickets that have the word themselves, or whose owner has it in their account, by index: the expressions are those of
 * `tickets_plain` and `users_plain`. As an array, since PostgreSQL takes a word to be rarer than it is, and reads
 * every ticket to find it.
 */
const mayMatch = (word: string) => sql`
  SELECT id FROM tickets WHERE plain_letters(
    coalesce(holder_name, CASE WHEN user_id IS NULL THEN 'Ticket holder' ELSE '' END) || ' '
      || coalesce(holder_email, '') || ' ' || ticket_number) LIKE ${containing(word)}
  UNION
  SELECT tickets.id FROM users JOIN tickets ON tickets.user_id = users.id
  WHERE plain_letters(first_name || ' ' || last_name || ' ' || email)
    LIKE ${containing(word)}`;

const areWhen = ({ when, now }: NonNullable<EventsScope['events']>) =>
  when === 'upcoming' ? sql<SqlBool>`end_date >= ${now}` : sql<SqlBool>`end_date < ${now}`;

/**
 * Conditions on a column that names an event. The team's events aren't read into an array first: PostgreSQL takes an array that
 * a query makes to have ten ids, and then looks for those of a large team one by one instead of walking along the sales.
 */
export function ofEvents(
  column: RawBuilder<unknown>,
  { organizerId, eventIds, eventId, events }: EventsScope,
): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  const among: RawBuilder<SqlBool>[] = [];
  if (organizerId !== undefined) among.push(sql`organizer_id = ${organizerId}`);
  if (events) among.push(areWhen(events));
  if (among.length > 0) {
    const ids = sql`SELECT id FROM events WHERE ${sql.join(among, sql` AND `)}`;
    conditions.push(sql`${column} IN (${ids})`);
  }
  if (eventIds) conditions.push(sql`${column} = ANY(${eventIds})`);
  if (eventId !== undefined) conditions.push(sql`${column} = ${eventId}`);
  return conditions;
}

function within(scope: SalesScope, moment = soldAt) {
  const { status, words = [], from, before } = scope;
  // What words find are tickets, and other lists follow the orders.
  const eventId = words.length > 0 ? sql`t.event_id` : sql`o.event_id`;
  const conditions = [sql<SqlBool>`true`, ...ofEvents(eventId, scope)];
  if (status === 'NOT_CANCELLED') conditions.push(sql`t.status <> 'CANCELLED'`);
  else if (status) conditions.push(sql`t.status = ${status}`);
  if (from) conditions.push(sql`${moment} >= ${from}`);
  if (before) conditions.push(sql`${moment} < ${before}`);
  if (words.length > 0) {
    conditions.push(
      sql`plain_letters(${holderName} || ' ' || ${holderEmail} || ' ' || t.ticket_number)
        LIKE ALL(${words.map(containing)})`,
    );
  }
  const [longest = ''] = [...words].sort((one, other) => other.length - one.length);
  if (longest.length >= INDEXED_LETTERS)
    conditions.push(sql`t.id = ANY(ARRAY(${mayMatch(longest)}))`);
  return sql<SqlBool>`${sql.join(conditions, sql` AND `)}`;
}

/** Tickets by the time of their sale, the latest first unless asked otherwise. */
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
      ${holderName} AS name, ${holderEmail} AS email, o.phone AS buyer_phone,
      EXISTS (SELECT FROM door_sales d WHERE d.order_id = o.id) AS is_door_sale,
      e.id AS event_id, e.title, e.timezone, o.id AS order_id,
      o.created_at AS booked_at, t.checked_in_at
    FROM ${source} ${details} ${refundFactsOfRow} WHERE t.id IN (SELECT id FROM page)
    ORDER BY ${order}`.execute(db);
  return rows;
}

/** The first tickets with some words, valid ones before cancelled ones, and the number of matches. */
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
