import { sql, type RawBuilder } from 'kysely';
import type { LedgerAccount, LedgerKind } from '../../platform/database/moneyTables';
import type { Queryable } from '../../platform/database/schema';
import type { EventStatus, TicketType } from '../../platform/limits';

/** How much of an event's money is left, and where the rest is. Kobo. */
export interface EventBalance {
  /** Null for money without an event. */
  event_id: number | null;
  status: EventStatus | null;
  end_date: Date | null;
  has_open_dispute: boolean;
  is_suspended: boolean;
  /** The organizer's money, apart from the amounts disputed or on their way. */
  balance: number;
  disputed: number;
  on_its_way: number;
  paid_out: number;
}

/** An event's money as the roll-up of the ledger adds it up. Kobo. */
export interface EventFigures extends EventBalance {
  title: string | null;
  sold: number;
  fees: number;
  refunds: number;
  corrections: number;
}

/** Fees that an organizer bears for payments and payouts, and their reversals. */
const FEES: LedgerKind[] = [
  'PROVIDER_FEE',
  'FEE_CORRECTION',
  'PLATFORM_FEE',
  'PLATFORM_FEE_BACK',
  'FEE_TAKEN_OVER',
  'TRANSFER_FEE',
  'TRANSFER_FEE_BACK',
];

const of = (account: LedgerAccount, ...kinds: LedgerKind[]) => sql<number>`
  coalesce(sum(kobo) FILTER (WHERE account = ${sql.lit(account)} ${
    kinds.length > 0 ? sql`AND kind IN (${sql.join(kinds.map((kind) => sql.lit(kind)))})` : sql``
  }), 0)::bigint`;

const BALANCE = sql`
  ${of('ORGANIZER')} AS balance,
  ${of('DISPUTES')} AS disputed,
  ${of('ON_ITS_WAY')} AS on_its_way,
  ${of('PAID_OUT')} AS paid_out`;

/** Where the balance comes from. Fees and refunds are positive when they cost the organizer. */
const EARNED = sql`
  ${of('ORGANIZER', 'PAYMENT')} AS sold,
  -${of('ORGANIZER', ...FEES)} AS fees,
  -${of('ORGANIZER', 'REFUND')} AS refunds,
  ${of('ORGANIZER', 'CORRECTION')} AS corrections`;

/** Folded totals plus anything posted since; one statement, so that both are from the same moment. */
const sumsWhere = (isMeant: RawBuilder<unknown>) => sql`
  SELECT organizer_id, event_id, account, kind, kobo FROM money_totals WHERE ${isMeant}
  UNION ALL
  SELECT organizer_id, event_id, account, kind, kobo FROM money_figures WHERE ${isMeant} AND NOT is_folded`;

// Open disputes are few: they are looked up once, not once per event.
const DISPUTED = sql`coalesce(events.id IN (
  SELECT orders.event_id FROM disputes
  JOIN payments ON payments.id = payment_id JOIN orders ON orders.id = order_id
  WHERE disputes.status = 'OPEN'), false)`;

const JOIN_EVENTS = sql`LEFT JOIN events ON events.id = of_event`;
/** Latest end first; money without an event comes before all of them. */
const LAST_FIRST = sql`ORDER BY end_date DESC NULLS FIRST, of_event DESC`;
const EVENT = sql`events.id AS event_id, status, end_date, ${DISPUTED} AS has_open_dispute,
  events.suspended_at IS NOT NULL AS is_suspended`;

/** An organizer's balance per event, latest end first. */
export async function balancesOf(db: Queryable, organizerId: number): Promise<EventBalance[]> {
  const { rows } = await sql<EventBalance>`
    SELECT * FROM (${balancesOfMany([organizerId])}) events ${LAST_FIRST}`.execute(db);
  return rows;
}

/**
 * Organizers' balances with one row for all events in the same state: turning thousands of rows into objects takes longer than
 * summing them in SQL. `addUp` gives the same result as for single events.
 *
 * @param overBefore when an event must have ended for its money to be available.
 */
export async function balancesByState(
  db: Queryable,
  organizerIds: number[],
  overBefore: Date,
): Promise<(EventBalance & { organizer_id: number })[]> {
  const { rows } = await sql<EventBalance & { organizer_id: number }>`
    SELECT organizer_id, max(event_id) AS event_id, status, max(end_date) AS end_date, has_open_dispute, is_suspended,
      sum(balance)::bigint AS balance, sum(disputed)::bigint AS disputed,
      sum(on_its_way)::bigint AS on_its_way, sum(paid_out)::bigint AS paid_out
    FROM (${balancesOfMany(organizerIds)}) events
    GROUP BY organizer_id, event_id IS NULL, status, end_date <= ${overBefore}, has_open_dispute, is_suspended, balance > 0`.execute(
    db,
  );
  return rows;
}

const balancesOfMany = (organizerIds: number[]) => sql`
  SELECT ${EVENT}, figures.* FROM (
    SELECT organizer_id, event_id AS of_event, ${BALANCE} FROM (
      ${sumsWhere(sql`organizer_id = ANY(${organizerIds}::int[])`)}) sums GROUP BY organizer_id, event_id
  ) figures ${JOIN_EVENTS}`;

/**
 * A page of an organizer's events for which money has moved, latest end first; 0 stands for money without an event.
 *
 * @param from the first event of the page; null starts at the very first.
 * @returns nothing if no money has moved for `from`.
 */
export async function eventsWithMoney(
  db: Queryable,
  organizerId: number,
  { from, limit }: { from: number | null; limit: number },
): Promise<number[]> {
  // The page is cut here: the driver takes longer to read thousands of ids than PostgreSQL to sort them.
  const { rows } = await sql<{ of_event: number }>`
    WITH placed AS (
      SELECT of_event, row_number() OVER (${LAST_FIRST}) AS place FROM (
        SELECT DISTINCT event_id AS of_event FROM (${sumsWhere(sql`organizer_id = ${organizerId}`)}) sums
      ) moved ${JOIN_EVENTS}
    )
    SELECT of_event FROM placed
    WHERE ${from === null ? sql`true` : sql`place >= (SELECT place FROM placed WHERE of_event = ${from})`}
    ORDER BY place LIMIT ${limit}`.execute(db);
  return rows.map(({ of_event: id }) => id);
}

/** The figures of some of an organizer's events, latest end first; event 0 stands for money without an event. */
export function figuresOf(
  db: Queryable,
  organizerId: number,
  eventIds: number[],
): Promise<EventFigures[]> {
  return figuresWhere(
    db,
    sql`organizer_id = ${organizerId} AND event_id = ANY(${eventIds}::int[])`,
  );
}

/** The figures of one event; undefined if no money has moved. */
export async function figuresOfEvent(
  db: Queryable,
  eventId: number,
): Promise<EventFigures | undefined> {
  return (await figuresWhere(db, sql`event_id = ${eventId}`))[0];
}

async function figuresWhere(db: Queryable, isMeant: RawBuilder<unknown>): Promise<EventFigures[]> {
  const { rows } = await sql<EventFigures>`
    SELECT ${EVENT}, title, figures.* FROM (
      SELECT event_id AS of_event, ${BALANCE}, ${EARNED} FROM (${sumsWhere(isMeant)}) sums GROUP BY event_id
    ) figures ${JOIN_EVENTS} ${LAST_FIRST}`.execute(db);
  return rows;
}

/** A part of an event's money. */
export interface MoneyPart {
  day: string;
  ticket_type: TicketType;
  sold: number;
  fees: number;
  refunds: number;
}

/** An event's money by ticket type and day, in the event's time zone. */
export async function partsOfEvent(db: Queryable, eventId: number): Promise<MoneyPart[]> {
  const { rows } = await sql<MoneyPart>`
    SELECT day::text, ticket_types.kind AS ticket_type, sold, fees, refunds FROM (
      SELECT day, ticket_type_id, ${EARNED} FROM money_figures
      WHERE event_id = ${eventId} AND account = 'ORGANIZER' GROUP BY day, ticket_type_id
    ) figures JOIN ticket_types ON ticket_types.id = ticket_type_id
    ORDER BY day, ticket_types.id`.execute(db);
  return rows;
}

export { lockMoney } from '../../platform/ledger-lock-repository';
