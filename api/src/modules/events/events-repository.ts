import { sql, type CompiledQuery, type Insertable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database, Queryable } from '../../database/schema';
import type { EventFilters } from './events-filters';
import { matches, mayBeOnPage, orderings } from './events-query';
import type { TypeDraft } from './ticket-type-rules';

/** An event with its organizer and its ticket types, as one row. */
export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

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
      'events.start_date',
      'events.end_date',
      'events.timezone',
      'events.category',
      'events.capacity',
      'events.taken',
      'events.status',
      'events.banner_image',
      'events.created_at',
      'events.updated_at',
    ])
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
          // Epoch milliseconds: a time inside JSON would come back as text in a format of its own.
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

let findById: CompiledQuery<EventRow> | undefined;

/** Asked for every look at an event, and always in the same words, so they are put together once. */
export async function findEvent(db: Queryable, id: number): Promise<EventRow | undefined> {
  findById ??= selectEvents(db).where('events.id', '=', 0).compile();
  const { rows } = await db.executeQuery<EventRow>({ ...findById, parameters: [id] });
  return rows[0];
}

export async function findEvents(db: Queryable, ids: number[]): Promise<EventRow[]> {
  return ids.length === 0 ? [] : selectEvents(db).where('events.id', 'in', ids).execute();
}

export function listEvents(
  db: Queryable,
  filters: EventFilters,
  window: { now: Date; limit?: number; offset?: number },
) {
  let query = selectEvents(db).where(matches(filters));
  const { limit } = window;
  // Published events all have dates, which is what `mayBeOnPage` knows them by.
  if (limit !== undefined && filters.ordering === 'upcoming' && filters.organizerId === undefined) {
    query = query.where(mayBeOnPage(filters, window.now, (window.offset ?? 0) + limit));
  }
  for (const order of orderings(filters.ordering, window.now)) query = query.orderBy(order);
  if (limit !== undefined) query = query.limit(limit).offset(window.offset ?? 0);
  return query.execute();
}

/** The cities of published events that are not over at `now`, by name. */
export async function listCities(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('city')
    .distinct()
    .where('status', '=', 'PUBLISHED')
    .where('end_date', '>=', now)
    .where('city', '<>', '')
    .orderBy('city')
    .execute();
  return rows.map(({ city }) => city);
}

export async function countEvents(db: Queryable, filters: EventFilters): Promise<number> {
  const { count } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches(filters))
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores an event with its ticket types; answers its id. */
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
  await db
    .insertInto('ticket_types')
    .values(types.map((type) => ticketTypeValues(id, type)))
    .execute();
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
