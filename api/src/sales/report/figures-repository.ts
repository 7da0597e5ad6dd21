import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Queryable } from '../../platform/database/schema';
import type { TicketType } from '../../platform/limits';
import type { EventTotals, Totals } from './sales-repository';
import { ofEvents, type EventsScope, type ShownStatus } from './sales-scope-repository';

/** Whole days of some events; all if nothing is set. */
export interface FiguresScope extends EventsScope {
  status?: ShownStatus;
  /** The first and last day, such as `2026-03-01`. */
  fromDay?: string;
  toDay?: string;
  isOldestFirst?: boolean;
  /** Days in the event's time zone instead of Lagos. */
  isLocal?: boolean;
}

/** One day's tickets in any status, or in the scope's. */
interface SalesDay extends Totals {
  day: string;
  count: number;
}

function within(scope: FiguresScope, day = dayOf(scope.isLocal)) {
  return all([...ofEvents(sql`event_id`, scope), ...onDays(scope, day)]);
}

function onDays({ fromDay, toDay }: FiguresScope, day: RawBuilder<unknown>) {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (fromDay) conditions.push(sql`${day} >= ${fromDay}::date`);
  if (toDay) conditions.push(sql`${day} <= ${toDay}::date`);
  return conditions;
}

const all = (conditions: RawBuilder<SqlBool>[]) =>
  sql<SqlBool>`${sql.join([sql`true`, ...conditions], sql` AND `)}`;

const dayOf = (isLocal = false) => (isLocal ? sql`local_day` : sql`day`);

const sums = sql`pending, valid, cancelled, revenue_kobo, kept_kobo, checked_in`;

/** A scope's figures: totals where there are any, plus the rows not yet folded into them. */
function figuresBy(by: 'day' | 'event', scope: FiguresScope) {
  const rows = sql`SELECT event_id, day, local_day, ${sums} FROM sales_figures WHERE ${within(scope)}`;
  const totals = by === 'day' ? totalsOfTeam(scope) : totalsOfEvents(scope);
  return totals
    ? sql`(${totals} UNION ALL ${rows} AND NOT is_folded) figures`
    : sql`(${rows}) figures`;
}

/** Totals per day for all of a team's events, in Lagos time. */
function totalsOfTeam(scope: FiguresScope) {
  const { organizerId, eventIds, eventId, events, isLocal } = scope;
  if (organizerId === undefined || eventIds || eventId !== undefined || events || isLocal)
    return null;
  return sql`
    SELECT 0 AS event_id, day, day AS local_day, ${sums} FROM team_sales_totals
    WHERE organizer_id = ${organizerId} AND ${all(onDays(scope, sql`day`))}`;
}

/** Totals per event, over all days. */
function totalsOfEvents(scope: FiguresScope) {
  if (scope.fromDay || scope.toDay) return null;
  return sql`
    SELECT event_id, day, day AS local_day, ${sums} FROM sales_totals
    WHERE ${within(scope)}`;
}

const figures = sql`
  sum(valid)::int AS tickets, sum(revenue_kobo + kept_kobo)::bigint AS revenue_kobo,
  sum(checked_in)::int AS checked_in`;
/** Cancelled tickets still count with the money kept from them. */
const brings = sql<SqlBool>`(sum(valid) > 0 OR sum(kept_kobo) > 0)`;

/** Figures of a list limited to one status; those of others are zero. */
const OF_STATUS = {
  PENDING: sql`sum(pending)::int AS count, 0 AS tickets, 0 AS revenue_kobo, 0 AS checked_in`,
  VALID: sql`sum(valid)::int AS count, sum(valid)::int AS tickets,
    sum(revenue_kobo)::bigint AS revenue_kobo, sum(checked_in)::int AS checked_in`,
  NOT_CANCELLED: sql`sum(pending + valid)::int AS count, sum(valid)::int AS tickets,
    sum(revenue_kobo)::bigint AS revenue_kobo, sum(checked_in)::int AS checked_in`,
  CANCELLED: sql`sum(cancelled)::int AS count, 0 AS tickets, sum(kept_kobo)::bigint AS revenue_kobo,
    0 AS checked_in`,
};

/** The days on which tickets were sold or held, newest first unless asked otherwise. */
export async function soldByDay(db: Queryable, scope: FiguresScope): Promise<SalesDay[]> {
  const { rows } = await sql<SalesDay>`
    SELECT ${dayOf(scope.isLocal)}::text AS day, ${
      scope.status
        ? OF_STATUS[scope.status]
        : sql`sum(pending + valid + cancelled)::int AS count, ${figures}`
    }
    FROM ${figuresBy('day', scope)}
    GROUP BY ${dayOf(scope.isLocal)} ORDER BY 1 ${scope.isOldestFirst ? sql`ASC` : sql`DESC`}`.execute(
    db,
  );
  return rows.filter(({ count }) => count > 0);
}

/** Days with sales or kept money, in order. */
export async function salesByDay(
  db: Queryable,
  scope: FiguresScope,
): Promise<(Totals & { day: string })[]> {
  const { rows } = await sql<Totals & { day: string }>`
    SELECT ${dayOf(scope.isLocal)}::text AS day, ${figures}
    FROM ${figuresBy('day', scope)}
    GROUP BY ${dayOf(scope.isLocal)} HAVING ${brings} ORDER BY 1`.execute(db);
  return rows;
}

/** Events with sales or kept money, the latest first. */
export async function salesByEvent(db: Queryable, scope: FiguresScope): Promise<EventTotals[]> {
  const { rows } = await sql<EventTotals>`
    SELECT events.id AS event_id, title, events.capacity, start_date, ${figures}
    FROM ${figuresBy('event', scope)} JOIN events ON events.id = event_id
    GROUP BY events.id HAVING ${brings} ORDER BY start_date DESC, events.id DESC`.execute(db);
  return rows;
}

/** Check-ins by the hour, in a time zone. The days of the scope are those of the check-ins. */
export async function checkInFigures(
  db: Queryable,
  scope: FiguresScope,
  timezone: string,
): Promise<{ hour: string; check_ins: number }[]> {
  const local = sql`quarter AT TIME ZONE ${timezone}`;
  // Lagos is exactly one hour ahead all year, so UTC's hours do, without looking at the zone's rules.
  const hour = scope.isLocal
    ? sql`date_trunc('hour', ${local})`
    : sql`date_bin('1 hour', quarter, 'epoch')`;
  const shown = scope.isLocal ? sql`hour` : sql`hour AT TIME ZONE ${timezone}`;
  const { rows } = await sql<{ hour: string; check_ins: number }>`
    SELECT to_char(${shown}, 'YYYY-MM-DD"T"HH24:00') AS hour, check_ins FROM (
      SELECT ${hour} AS hour, sum(check_ins)::int AS check_ins
      FROM check_in_figures WHERE ${within(scope, sql`(${local})::date`)}
      GROUP BY 1 HAVING sum(check_ins) > 0
    ) hours ORDER BY hours.hour`.execute(db);
  return rows;
}

/** An event's valid tickets per type, and how many of them are checked in. */
export async function typeFigures(
  db: Queryable,
  scope: FiguresScope,
): Promise<{ kind: TicketType; sold: number; checked_in: number }[]> {
  const { rows } = await sql<{ kind: TicketType; sold: number; checked_in: number }>`
    SELECT kind, sold, checked_in FROM (
      SELECT ticket_type_id, sum(valid)::int AS sold, sum(checked_in)::int AS checked_in
      FROM sales_figures WHERE ${within(scope)} GROUP BY 1
    ) sums JOIN ticket_types ON ticket_types.id = sums.ticket_type_id
    WHERE sold > 0 ORDER BY ticket_types.id`.execute(db);
  return rows;
}
