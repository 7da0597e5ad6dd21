import { sql } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import type { Queryable } from '../../platform/database/schema';
import type { Role } from '../../platform/limits';
import { isPerson, newestOf, page, type Window } from './matches-repository';
import type { SearchText } from './search-text';

export interface PersonRow {
  id: number;
  name: string;
  email: string;
  role: Role;
  created_at: Date;
  suspended_at: Date | null;
  two_step_since: Date | null;
  events: number;
  orders: number;
}

/** The most accounts shown as exact matches for one phone number. */
const MOST_EXACT = 20;

/**
 * The account with this id, if any, and those that have booked with this phone number, newest first. Guests of the door have
 * none.
 */
export async function findPeopleExactly(
  db: Queryable,
  { id, phone }: SearchText,
): Promise<number[]> {
  if (id === null && phone === null) return [];
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM users WHERE id = ${id} AND erased_at IS NULL
    UNION SELECT users.id FROM (
        SELECT DISTINCT user_id FROM orders WHERE phone = ${phone}
          AND NOT EXISTS (SELECT FROM door_sales WHERE order_id = orders.id)
        ORDER BY user_id DESC LIMIT ${MOST_EXACT}) AS bookers
      JOIN users ON users.id = bookers.user_id AND users.erased_at IS NULL
    ORDER BY id DESC`.execute(db);
  return rows.map((row) => row.id);
}

/** Accounts by parts of name or address, newest first. */
export async function findPeople(
  db: Queryable,
  { words }: SearchText,
  window: Window,
  known: number[],
): Promise<number[]> {
  if (words.length === 0) return [];
  const byName = sql`SELECT users.id FROM users
    WHERE ${isPerson(words)} AND users.erased_at IS NULL ${page(sql`users.id`, window, known)}`;
  const { rows } = await newestOf([byName], window).execute(db);
  return rows.map((row) => row.id);
}

export async function readPeople(db: Queryable, ids: number[]): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    SELECT users.id, ${fullName('users')} AS name, email, role, created_at, suspended_at,
      two_step_since,
      (SELECT count(*) FROM events WHERE organizer_id = users.id) AS events,
      (SELECT count(*) FROM orders WHERE user_id = users.id) AS orders
    FROM users WHERE users.id = ANY(${ids}::integer[])`.execute(db);
  return rows;
}
