import { sql, type SqlBool } from 'kysely';
import { containing } from '../platform/database/likePatterns';
import type { EventFilters } from './events-filters';
import { hasTrustedOrganizer } from './organizer-trust-repository';

/** The SQL condition of a list's filters. */
export function matches(filters: EventFilters, isTrusted = hasTrustedOrganizer) {
  const {
    organizerId,
    withUnlisted,
    eventIds,
    withoutDrafts,
    status,
    words,
    matchesNone,
    category,
    city,
    from,
    before,
    price,
  } = filters;
  const conditions = words.map(hasWord);
  if (!withUnlisted) {
    conditions.push(
      sql<SqlBool>`events.status = 'PUBLISHED' AND events.suspended_at IS NULL AND ${isTrusted}`,
    );
  }
  if (organizerId !== undefined) {
    conditions.push(sql<SqlBool>`events.organizer_id = ${organizerId}`);
  }
  if (matchesNone) conditions.push(sql<SqlBool>`false`);
  if (eventIds) conditions.push(sql<SqlBool>`events.id = ANY(${eventIds})`);
  if (withoutDrafts) conditions.push(sql<SqlBool>`events.status <> 'DRAFT'`);
  if (status) conditions.push(sql<SqlBool>`events.status = ${status}`);
  if (category) conditions.push(sql<SqlBool>`events.category = ${category}`);
  if (city) conditions.push(sql<SqlBool>`lower(events.city) = lower(${city})`);
  // An end at midnight counts to the day before, as on the screens.
  if (from) conditions.push(sql<SqlBool>`events.end_date > ${from}`);
  // The same for an index: two columns don't tell how few events a span of time has. A span can't end before it begins.
  if (from && before && from < before) {
    conditions.push(sql<SqlBool>`tstzrange(events.start_date, events.end_date, '[]')
      && tstzrange(${from}, ${before}, '[)')`);
  }
  if (before) conditions.push(sql<SqlBool>`events.start_date < ${before}`);
  if (price) {
    conditions.push(sql<SqlBool>`EXISTS (
      SELECT FROM ticket_types AS standard WHERE standard.event_id = events.id
        AND standard.kind = 'STANDARD' AND ${isOfPrice[price]})`);
  }
  return sql<SqlBool>`${sql.join(conditions, sql` AND `)}`;
}

/** Where a word may begin; the index of `plain_text` can tell, as it couldn't for `\m` or for a mark beyond U+07FF. */
const BEFORE_A_WORD = '(^|[ \\t\\n\u00a0!-/:-@\\[-`{-~])';

/** One or two letters or digits begin a word: "AI" isn't in "Dubai". Anything longer may be within one. */
function hasWord(word: string) {
  return /^[\p{Script=Latin}\d]{1,2}$/u.test(word)
    ? sql<SqlBool>`events.plain_text ~ ${BEFORE_A_WORD + word}`
    : sql<SqlBool>`events.plain_text LIKE ${containing(word)}`;
}

const isOfPrice = {
  free: sql<SqlBool>`standard.price_kobo = 0`,
  paid: sql<SqlBool>`standard.price_kobo > 0`,
};

/** Where a list's page lies. */
export interface Window {
  now: Date;
  limit: number;
  offset: number;
}

/**
 * The ids of one page of published events, found by indexes without sorting all that match (decision 0089). Published events
 * always have dates and a STANDARD type.
 */
export function publishedIds(filters: EventFilters, { now, limit, offset }: Window) {
  const { ordering } = filters;
  const page = sql`LIMIT ${limit} OFFSET ${offset}`;
  if (ordering === 'upcoming') {
    return sql`SELECT events.id FROM (${mayBeOnPage(filters, now, offset + limit)}) AS events
      ORDER BY ${sql.join(orderings(ordering, now))} ${page}`;
  }
  if (ordering === 'ticket_price' || ordering === '-ticket_price') {
    const { price, ...others } = filters;
    const order = sql.raw(ordering === 'ticket_price' ? '' : 'DESC');
    return sql`SELECT events.id FROM events
      JOIN ticket_types AS standard ON standard.event_id = events.id AND standard.kind = 'STANDARD'
      WHERE ${matches(others)} ${price ? sql`AND ${isOfPrice[price]}` : sql``}
      ORDER BY standard.price_kobo ${order}, standard.event_id DESC ${page}`;
  }
  // Without NULLS LAST, an index has this order.
  const order =
    ordering === '-start_date'
      ? sql`events.start_date DESC, events.id DESC`
      : sql.join(orderings(ordering, now));
  return sql`SELECT events.id FROM events WHERE ${matches(filters)} ORDER BY ${order} ${page}`;
}

/**
 * Candidates for the first `count` in the order `upcoming`, with what that order needs: all that run now or when the filter's span
 * begins, and `count` each of those that start in it, upcoming and past. Otherwise every event, or every one of the span, would be
 * sorted for each page. Past ones are only looked for when the upcoming ones don't fill the page.
 */
function mayBeOnPage(filters: EventFilters, now: Date, count: number) {
  const { from, ...others } = filters;
  const columns = sql`events.id, events.start_date, events.end_date`;
  const runsAt = (moment: Date) =>
    sql`tstzrange(events.start_date, events.end_date, '[]') @> ${moment}::timestamptz`;
  const running = (moment: Date) =>
    sql`SELECT ${columns} FROM events WHERE ${matches(filters)} AND ${runsAt(moment)}`;
  // Whatever starts in the span doesn't end before it.
  const starting = sql`SELECT ${columns} FROM events WHERE ${matches(others)}
    ${from ? sql`AND events.start_date >= ${from}` : sql``}`;
  const candidates = [
    running(now),
    ...(from ? [running(from)] : []),
    sql`SELECT * FROM upcoming`,
    // For "ends before", PostgreSQL would read a large part of another index instead of walking along this one.
    sql`(${starting} AND events.start_date < ${now} AND NOT ${runsAt(now)}
        AND (SELECT count(*) FROM upcoming) < ${count}
      ORDER BY events.start_date DESC, events.id DESC LIMIT ${count})`,
  ];
  return sql`WITH upcoming AS (${starting} AND events.start_date >= ${now}
      ORDER BY events.start_date, events.id DESC LIMIT ${count})
    ${sql.join(candidates, sql` UNION `)}`;
}

const standardPrice = sql<number>`(
  SELECT price_kobo FROM ticket_types WHERE event_id = events.id AND kind = 'STANDARD')`;

/** The terms of an ordering. */
export function orderings(ordering: EventFilters['ordering'], now: Date) {
  const byName = {
    upcoming: [
      sql`events.end_date < ${now}`,
      sql`CASE WHEN events.end_date >= ${now} THEN events.start_date END`,
      sql`events.start_date DESC`,
    ],
    start_date: [sql`events.start_date`],
    '-start_date': [sql`events.start_date DESC NULLS LAST`],
    created_at: [sql`events.created_at`],
    '-created_at': [sql`events.created_at DESC`],
    ticket_price: [sql`${standardPrice}`],
    '-ticket_price': [sql`${standardPrice} DESC`],
  };
  // Newest first among equals: a total order, so that no event appears on two pages.
  return [...byName[ordering], sql`events.id DESC`];
}
