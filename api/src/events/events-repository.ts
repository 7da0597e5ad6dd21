import { sql, type Insertable, type RawBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { listOf, plannedOnce } from '../platform/database/plannedOnce';
import type { Database, Queryable } from '../platform/database/schema';
import { checksPhotos } from '../platform/door-photos-repository';
import { EVENT_TIMES } from '../platform/eventTimes';
import { REFUND_POLICY_FIELDS } from '../platform/refundPolicy';
import { readFilters, type EventFilters } from './events-filters';
import { matches, orderings, publishedIds } from './events-query-repository';
import {
  hasTrustedOrganizer,
  hasTrustedOrganizerOfAll,
  hasVerifiedOrganizer,
} from './organizer-trust-repository';
import type { TypeDraft } from './ticket-type-rules';

/** An event with its organizer and ticket types, as one row. */
export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

const selectEvents = (db: Queryable) =>
  db
    .selectFrom('events')
    .select([
      'events.id',
      'events.organizer_id',
      'events.title',
      'events.description',
      'events.location',
      'events.city',
      'events.timezone',
      'events.category',
      'events.capacity',
      'events.taken',
      'events.pay_later_hours',
      'events.fees_borne_by',
      'events.status',
      'events.suspended_at',
      'events.banner_image',
      'events.created_at',
      'events.updated_at',
    ])
    .select(EVENT_TIMES)
    .select(REFUND_POLICY_FIELDS)
    .select(checksPhotos)
    .select(hasTrustedOrganizer.as('is_listed'))
    .select(hasVerifiedOrganizer.as('is_verified'))
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('users')
          .select(['id', 'username', 'first_name', 'last_name', 'profile_picture'])
          .whereRef('users.id', '=', 'events.organizer_id'),
      )
        .$notNull()
        .as('organizer'),
      jsonArrayFrom(
        eb
          .selectFrom('ticket_types')
          .select(['kind', 'name', 'price_kobo', 'quota', 'taken'])
          // Epoch milliseconds, since PostgreSQL formats times inside JSON differently.
          .select([
            epochMs('sale_starts_at').as('sale_starts'),
            epochMs('sale_ends_at').as('sale_ends'),
          ])
          .whereRef('ticket_types.event_id', '=', 'events.id')
          .orderBy('ticket_types.id'),
      ).as('ticket_types'),
    ]);

const epochMs = (column: 'sale_starts_at' | 'sale_ends_at') =>
  sql<number | null>`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

let selectText: string | undefined;

/** Compiled once: it is long, constant, and used by most requests. */
const selection = (db: Queryable) => sql.raw((selectText ??= selectEvents(db).compile().sql));

export async function findEvent(db: Queryable, id: number): Promise<EventRow | undefined> {
  const query = sql<EventRow>`${plannedOnce} ${selection(db)} WHERE events.id = ${id}`;
  return (await query.execute(db)).rows[0];
}

export async function findEvents(db: Queryable, ids: number[]): Promise<EventRow[]> {
  if (ids.length === 0) return [];
  const query = sql<EventRow>`${plannedOnce} ${selection(db)}
    WHERE events.id = ANY(${listOf(ids, 'int')}::int[])`;
  return (await query.execute(db)).rows;
}

/** One page of the events that match, or all of them. */
export async function listEvents(
  db: Queryable,
  filters: EventFilters,
  { now, limit, offset = 0 }: { now: Date; limit?: number; offset?: number },
): Promise<EventRow[]> {
  const order = sql`ORDER BY ${sql.join(orderings(filters.ordering, now))}`;
  const query =
    !filters.withUnlisted && limit !== undefined
      ? sql<EventRow>`${selection(db)}
          WHERE events.id IN (${publishedIds(filters, { now, limit, offset })}) ${order}`
      : sql<EventRow>`${selection(db)}
          WHERE ${matches(filters)} ${order} LIMIT ${limit ?? null} OFFSET ${offset}`;
  return (await query.execute(db)).rows;
}

/** The ids of the events that match, in their order. If there are more than `limit`, any of them. */
export async function findMatchingIds(
  db: Queryable,
  filters: EventFilters,
  { now, limit }: { now: Date; limit: number },
): Promise<number[]> {
  const query = sql<{ id: number }>`SELECT events.id FROM (
      SELECT events.id, events.start_date, events.end_date, events.created_at
      FROM events WHERE ${matches(filters)} LIMIT ${limit}) AS events
    ORDER BY ${sql.join(orderings(filters.ordering, now))}`;
  return (await query.execute(db)).rows.map(({ id }) => id);
}

/** The ids of all listed events, newest first. */
export async function listPublicIds(db: Queryable): Promise<number[]> {
  const query = sql<{ id: number }>`SELECT events.id FROM events
    WHERE ${matches(readFilters({}), hasTrustedOrganizerOfAll)} ORDER BY events.id DESC`;
  return (await query.execute(db)).rows.map(({ id }) => id);
}

/** The cities of listed events that aren't over at `now`, by name. Jumps from city to city instead of reading every event. */
export async function listCities(db: Queryable, now: Date): Promise<string[]> {
  const nextAfter = (city: RawBuilder<string>) => sql`(
    SELECT events.city FROM events WHERE events.status = 'PUBLISHED' AND events.city > ${city}
    ORDER BY events.city LIMIT 1)`;
  const query = sql<{ city: string }>`${plannedOnce} WITH RECURSIVE names AS (
      SELECT ${nextAfter(sql.lit(''))} AS city
      UNION ALL SELECT ${nextAfter(sql`names.city`)} FROM names WHERE names.city IS NOT NULL)
    SELECT names.city FROM names WHERE EXISTS (
      SELECT FROM events WHERE events.status = 'PUBLISHED' AND events.city = names.city
        AND events.suspended_at IS NULL AND events.end_date >= ${now} AND ${hasTrustedOrganizer})
    ORDER BY names.city`;
  return (await query.execute(db)).rows.map(({ city }) => city);
}

export async function countEvents(db: Queryable, filters: EventFilters): Promise<number> {
  const query = sql<{ count: number }>`SELECT count(*) FROM events
    WHERE ${matches(filters, hasTrustedOrganizerOfAll)}`;
  return (await query.execute(db)).rows[0]?.count ?? 0;
}

/** Stores an event with its ticket types; returns its id. */
export async function insertEvent(
  db: Queryable,
  event: Insertable<Database['events']>,
  types: TypeDraft[],
): Promise<number> {
  const { id } = await db
    .insertInto('events')
    .values(event)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (types.length > 0) {
    await db
      .insertInto('ticket_types')
      .values(types.map((type) => ticketTypeValues(id, type)))
      .execute();
  }
  return id;
}

/** A ticket type as its row. */
export function ticketTypeValues(eventId: number, type: TypeDraft) {
  return {
    event_id: eventId,
    kind: type.kind,
    name: type.name ?? null,
    price_kobo: type.priceKobo,
    quota: type.quota,
    sale_starts_at: type.saleStartsAt,
    sale_ends_at: type.saleEndsAt,
  };
}
