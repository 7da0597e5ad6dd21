import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { beginningWith, containing } from '../../platform/database/likePatterns';
import type { TicketStatus } from '../../platform/limits';
import type { TeamScope } from '../../platform/teams/acting';
import type { DateRange } from '../../events';

/** The status of tickets that a list shows. */
export type ShownStatus = TicketStatus | 'NOT_CANCELLED';

/** A team's events, or one; all if nothing is set. */
export interface EventsScope extends Partial<TeamScope> {
  eventId?: number;
  /** Only those to come, or over. */
  events?: { when: 'upcoming' | 'past'; now: Date };
}

/** What a search may be as a whole: the phone number of a booking in E.164, how a payment's reference begins in lower case. */
export interface SoughtBooking {
  phone: string | null;
  reference: string | null;
}

/** A filter; all tickets if nothing is set. */
export interface SalesScope extends DateRange, EventsScope {
  status?: ShownStatus;
  isOldestFirst?: boolean;
  words?: string[];
  /** If set, the words and this also find tickets by who booked them. */
  booking?: SoughtBooking;
}

// A ticket without either was given to an address whose account was deleted since.
export const holderName = sql`coalesce(t.holder_name, u.first_name || ' ' || u.last_name, 'Ticket holder')`;
export const holderEmail = sql`coalesce(t.holder_email, u.email, '')`;
/** What finds a ticket by its buyer. Whoever sold at the door is their order's buyer by name only. */
const buyer = sql`
  CASE WHEN EXISTS (SELECT FROM door_sales d WHERE d.order_id = o.id) THEN ''
    ELSE b.first_name || ' ' || b.last_name || ' ' || b.email END`;
export const soldAt = sql`coalesce(o.paid_at, o.created_at)`;

/** The indexes of the search know words by three letters at a time. */
const INDEXED_LETTERS = 3;

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
  WHERE ${hasInAccount(word)}`;

/** The same for tickets of orders whose buyer has the word in their account, and of a booking. */
const mayBeBooked = (word: string, booking: SoughtBooking) => sql`
  UNION
  SELECT id FROM tickets WHERE order_id = ANY(ARRAY(
    SELECT id FROM orders WHERE user_id = ANY(ARRAY(
      SELECT id FROM users WHERE ${hasInAccount(word)}))
    UNION ${ordersOf(booking)}))`;

const hasInAccount = (word: string) => sql`
  plain_letters(first_name || ' ' || last_name || ' ' || email) LIKE ${containing(word)}`;

const ordersOf = ({ phone, reference }: SoughtBooking) => sql`
  SELECT id FROM orders WHERE phone = ${phone}
  UNION
  SELECT order_id FROM payments WHERE lower(reference) LIKE ${reference && beginningWith(reference)}`;

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

/** Whether a ticket has all words, or is of the booking that they are as a whole. */
function matches(words: string[], booking: SoughtBooking | undefined): RawBuilder<SqlBool> {
  const holder = sql`${holderName} || ' ' || ${holderEmail} || ' ' || t.ticket_number`;
  const text = booking ? sql`${holder} || ' ' || ${buyer}` : holder;
  const hasWords = sql<SqlBool>`plain_letters(${text}) LIKE ALL(${words.map(containing)})`;
  return booking
    ? sql<SqlBool>`(${hasWords} OR o.id = ANY(ARRAY(${ordersOf(booking)})))`
    : hasWords;
}

/** The tickets of a scope: of `t`, its owner `u`, order `o` and, for a search by booking, buyer `b`. */
export function within(scope: SalesScope, moment = soldAt) {
  const { status, words = [], booking, from, before } = scope;
  // What words find are tickets, and other lists follow the orders.
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
