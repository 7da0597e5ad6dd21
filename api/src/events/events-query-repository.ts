import { sql, type SqlBool } from 'kysely';
import { escapeLike } from '../platform/database/escapeLike';
import type { EventFilters } from './events-filters';
import { hasTrustedOrganizer } from './organizer-trust-repository';

/** The SQL condition of a list's filters. */
export function matches(filters: EventFilters) {
  const {
    organizerId,
    eventIds,
    withoutDrafts,
    status,
    words,
    category,
    city,
    from,
    before,
    price,
  } = filters;
  const conditions = [
    organizerId === undefined
      ? sql<SqlBool>`events.status = 'PUBLISHED' AND ${hasTrustedOrganizer}`
      : sql<SqlBool>`events.organizer_id = ${organizerId}`,
    ...words.map((word) => sql<SqlBool>`events.search_text LIKE ${`%${escapeLike(word)}%`}`),
  ];
  if (eventIds) conditions.push(sql<SqlBool>`events.id = ANY(${eventIds})`);
  if (withoutDrafts) conditions.push(sql<SqlBool>`events.status <> 'DRAFT'`);
  if (status) conditions.push(sql<SqlBool>`events.status = ${status}`);
  if (category) conditions.push(sql<SqlBool>`events.category = ${category}`);
  if (city) conditions.push(sql<SqlBool>`lower(events.city) = lower(${city})`);
  if (from) conditions.push(sql<SqlBool>`events.end_date >= ${from}`);
  if (before) conditions.push(sql<SqlBool>`events.start_date < ${before}`);
  if (price === 'free') conditions.push(sql<SqlBool>`${standardPrice} = 0`);
  if (price === 'paid') conditions.push(sql<SqlBool>`${standardPrice} > 0`);
  return sql<SqlBool>`${sql.join(conditions, sql` AND `)}`;
}

/**
 * Limits the events to candidates for the first `count` in the order `upcoming`: all running ones, and `count` each of
 * upcoming and past ones, found by index. Otherwise every event would be sorted for each page.
 */
export function mayBeOnPage(filters: EventFilters, now: Date, count: number) {
  const matching = sql`SELECT events.id FROM events WHERE ${matches(filters)}`;
  return sql<SqlBool>`events.id IN (
    (${matching} AND tstzrange(events.start_date, events.end_date, '[]') @> ${now}::timestamptz)
    UNION ALL
    (${matching} AND events.start_date >= ${now}
      ORDER BY events.start_date, events.id DESC LIMIT ${count})
    UNION ALL
    (${matching} AND events.start_date < ${now} AND events.end_date < ${now}
      ORDER BY events.start_date DESC, events.id DESC LIMIT ${count}))`;
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
