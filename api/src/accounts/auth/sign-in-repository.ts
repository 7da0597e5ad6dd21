import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/schema';
import type { UserRow } from './auth-repository';

/** Seconds until the next password, by the number of tries so far; the last one applies to all further ones. */
export const PAUSES = [0, 0, 0, 0, 1, 2, 4, 8, 16, 30] as const;

/**
 * Counts a try under a key, and returns how many there were; null, and uncounted, while the pause after the earlier ones
 * lasts. The row's lock makes simultaneous tries take turns, in all processes. Time is the database's.
 */
export async function countTry(
  db: Queryable,
  key: Buffer,
  pauses: readonly number[] = PAUSES,
): Promise<number | null> {
  const { rows } = await sql<{ tries: number }>`
    INSERT INTO sign_in_tries AS known (key, tries, next_at, forgotten_at)
    VALUES (${key}, 1, clock_timestamp(), clock_timestamp() + interval '1 day')
    ON CONFLICT (key) DO UPDATE SET
      tries = known.tries + 1,
      next_at = clock_timestamp() + interval '1 second'
        * (${[...pauses]}::int[])[least(known.tries + 1, ${pauses.length})],
      forgotten_at = excluded.forgotten_at
    WHERE known.next_at <= clock_timestamp()
    RETURNING tries`.execute(db);
  return rows[0]?.tries ?? null;
}

/** Seconds until a key's next try is allowed. */
export async function secondsOfPause(db: Queryable, key: Buffer): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT ceil(extract(epoch FROM next_at - clock_timestamp()))::int AS seconds
    FROM sign_in_tries WHERE key = ${key}`.execute(db);
  return rows[0]?.seconds ?? 0;
}

export async function forgetTries(db: Queryable, key: Buffer): Promise<void> {
  await sql`DELETE FROM sign_in_tries WHERE key = ${key}`.execute(db);
}

/** Notes that the owner is told of wrong passwords; undefined if that was done within a day. */
export async function noteWarning(
  db: Queryable,
  userId: number,
): Promise<Pick<UserRow, 'email' | 'first_name'> | undefined> {
  return db
    .updateTable('users')
    .set({ guesses_told_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('guesses_told_at', 'is', null),
        eb('guesses_told_at', '<=', sql<Date>`now() - interval '1 day'`),
      ]),
    )
    .returning(['email', 'first_name'])
    .executeTakeFirst();
}
