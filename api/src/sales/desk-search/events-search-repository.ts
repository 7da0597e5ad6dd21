import { sql } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import type { Queryable } from '../../platform/database/schema';
import type { EventStatus } from '../../platform/limits';
import { isPerson, isTitled, newestOf, page, type Window } from './matches-repository';
import type { SearchText } from './search-text';

export interface FoundEventRow {
  id: number;
  title: string;
  start_date: Date | null;
  timezone: string;
  status: EventStatus;
  taken: number;
  capacity: number;
  suspended_at: Date | null;
  organizer_id: number;
  organizer: string;
  organizer_email: string;
}

/** The event with this id or link. */
export async function findEventsExactly(
  db: Queryable,
  { id, eventId }: SearchText,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM events WHERE id = ${eventId ?? id}`.execute(db);
  return rows.map((row) => row.id);
}

/** Events by title, or by their organizer's name, address or id; newest first. */
export async function findEvents(
  db: Queryable,
  { words, id }: SearchText,
  window: Window,
  known: number[],
): Promise<number[]> {
  const ids = page(sql`events.id`, window, known);
  const found = [sql`SELECT events.id FROM events WHERE organizer_id = ${id} ${ids}`];
  if (words.length > 0) {
    found.push(sql`SELECT events.id FROM events WHERE ${isTitled(words)} ${ids}`);
    found.push(sql`SELECT events.id FROM users JOIN events ON events.organizer_id = users.id
      WHERE ${isPerson(words)} ${ids}`);
  }
  const { rows } = await newestOf(found, window).execute(db);
  return rows.map((row) => row.id);
}

/** An organizer's latest events. */
export async function findEventsOf(
  db: Queryable,
  organizerId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM events WHERE organizer_id = ${organizerId}
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

export async function readEvents(db: Queryable, ids: number[]): Promise<FoundEventRow[]> {
  const { rows } = await sql<FoundEventRow>`
    SELECT events.id, title, start_date, timezone, status, taken, capacity, events.suspended_at,
      organizer_id, ${fullName('users')} AS organizer,
      users.email AS organizer_email
    FROM events JOIN users ON users.id = organizer_id
    WHERE events.id = ANY(${ids}::integer[])`.execute(db);
  return rows;
}
