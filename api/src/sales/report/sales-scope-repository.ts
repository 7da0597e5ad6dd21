import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import { beginningWith, containing } from '../../platform/database/likePatterns';
import { ACCOUNT_TEXT, TICKET_TEXT } from '../../platform/database/searchedText';
import type { TicketStatus } from '../../platform/limits';
import type { TeamScope } from '../../platform/teams/acting';
import { UNNAMED_HOLDER } from '../../platform/unnamedHolder';
import type { DateRange } from '../../events';

/** The status of tickets that a list shows. */
export type ShownStatus = TicketStatus | 'NOT_CANCELLED';

/** A team's events, or one; all if nothing is set. */
export interface EventsScope extends Partial<TeamScope> {
  eventId?: number;
  /** Only upcoming events, or past ones. */
  events?: { when: 'upcoming' | 'past'; now: Date };
}

/** A whole search as a booking's phone number (E.164), and as the start of a payment's reference (lower case). */
interface SoughtBooking {
  phone: string | null;
  reference: string | null;
}

/** A filter; all tickets if nothing is set. */
export interface SalesScope extends DateRange, EventsScope {
  status?: ShownStatus;
  isOldestFirst?: boolean;
  words?: string[];
  /** If set, this and the words also find tickets by their buyer. */
  booking?: SoughtBooking;
}

// A ticket with neither was given to an address whose account has been deleted.
export const holderName = sql`coalesce(t.holder_name, ${fullName('u')}, ${sql.lit(UNNAMED_HOLDER)})`;
export const holderEmail = sql`coalesce(t.holder_email, u.email, '')`;
/** The text that finds a ticket by its buyer; empty for door sales, whose nominal buyer is the seller. */
const buyer = sql`
  CASE WHEN EXISTS (SELECT FROM door_sales d WHERE d.order_id = o.id) THEN ''
    ELSE b.first_name || ' ' || b.last_name || ' ' || b.email END`;
export const soldAt = sql`coalesce(o.paid_at, o.created_at)`;

/** The search indexes are trigram indexes. */
const INDEXED_LETTERS = 3;

/**
 * Tickets that contain the word, or whose owner's account does. Used as an array, since otherwise PostgreSQL misjudges how rare
 * the word is, and reads every ticket.
 */
const mayMatch = (word: string) => sql`
  SELECT id FROM tickets WHERE ${TICKET_TEXT} LIKE ${containing(word)}
  UNION
  SELECT tickets.id FROM users JOIN tickets ON tickets.user_id = users.id
  WHERE ${hasInAccount(word)}`;

/** The same for tickets whose buyer's account contains the word, and for a booking's tickets. */
const mayBeBooked = (word: string, booking: SoughtBooking) => sql`
  UNION
  SELECT id FROM tickets WHERE order_id = ANY(ARRAY(
    SELECT id FROM orders WHERE user_id = ANY(ARRAY(
      SELECT id FROM users WHERE ${hasInAccount(word)}))
    UNION ${ordersOf(booking)}))`;

const hasInAccount = (word: string) => sql`${ACCOUNT_TEXT} LIKE ${containing(word)}`;

const ordersOf = ({ phone, reference }: SoughtBooking) => sql`
  SELECT id FROM orders WHERE phone = ${phone}
  UNION
  SELECT order_id FROM payments WHERE lower(reference) LIKE ${reference && beginningWith(reference)}`;

const areWhen = ({ when, now }: NonNullable<EventsScope['events']>) =>
  when === 'upcoming' ? sql<SqlBool>`end_date >= ${now}` : sql<SqlBool>`end_date < ${now}`;

/**
 * Conditions on a column with an event's id. The team's events aren't read into an array first: PostgreSQL assumes ten ids in
 * an array from a subquery, and would look up a large team's events one by one instead of scanning the sales in order.
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

/** Whether a ticket has all words, or belongs to the booking that the whole search names. */
function matches(words: string[], booking: SoughtBooking | undefined): RawBuilder<SqlBool> {
  const holder = sql`${holderName} || ' ' || ${holderEmail} || ' ' || t.ticket_number`;
  const text = booking ? sql`${holder} || ' ' || ${buyer}` : holder;
  const hasWords = sql<SqlBool>`plain_letters(${text}) LIKE ALL(${words.map(containing)})`;
  return booking
    ? sql<SqlBool>`(${hasWords} OR o.id = ANY(ARRAY(${ordersOf(booking)})))`
    : hasWords;
}

/** Conditions for a scope's tickets, on ticket `t`, its owner `u`, order `o` and, to search by booking, buyer `b`. */
export function within(scope: SalesScope, moment = soldAt) {
  const { status, words = [], booking, from, before } = scope;
  // A search by words starts from tickets, other lists from orders.
  const eventId = words.length > 0 ? sql`t.event_id` : sql`o.event_id`;
  const conditions = [sql<SqlBool>`true`, ...ofEvents(eventId, scope)];
  if (status === 'NOT_CANCELLED') conditions.push(sql`t.status <> 'CANCELLED'`);
  else if (status) conditions.push(sql`t.status = ${status}`);
  if (from) conditions.push(sql`${moment} >= ${from}`);
  if (before) conditions.push(sql`${moment} < ${before}`);
  if (words.length > 0) conditions.push(matches(words, booking));
  const [longest = ''] = [...words].sort((one, other) => other.length - one.length);
  if (longest.length >= INDEXED_LETTERS) {
    const bookings = booking ? mayBeBooked(longest, booking) : sql``;
    conditions.push(sql`t.id = ANY(ARRAY(${mayMatch(longest)} ${bookings}))`);
  }
  return sql<SqlBool>`${sql.join(conditions, sql` AND `)}`;
}
