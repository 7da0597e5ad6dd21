import { sql, type Kysely } from 'kysely';
import { inPlaces } from '../database/inPlaces';
import { inOneTrip } from '../database/oneTrip';
import { column, plannedOnce } from '../database/plannedOnce';
import type { Database, Queryable } from '../database/schema';
import { isMissing } from '../database/violations';
import { DAY_MS } from '../durations';
import type { RequestKey } from './idempotency';

/** How long an answer is kept to be repeated. */
const KEPT_MS = DAY_MS;
/**
 * A request under way for longer than this has died with its process. It is more than the work between `takeKey` and
 * `finishKey` can take, which is one call of the payment provider.
 */
export const UNDER_WAY_MS = 15_000;

const goneBefore = (now: Date) => new Date(now.getTime() - KEPT_MS);
const deadBefore = (now: Date) => new Date(now.getTime() - UNDER_WAY_MS);

/** An earlier request and its answer, which is null while it is under way. */
export interface KnownKey {
  fingerprint: Buffer;
  answer: object | null;
}

/** Looks up the earlier request under each key, in one statement. */
export async function findKeys(
  db: Kysely<Database>,
  keys: RequestKey[],
  now: Date,
): Promise<(KnownKey | undefined)[]> {
  // OFFSET 0 makes PostgreSQL find the few keys first: a kept plan would look through all keys since some time.
  const query = sql<KnownKey & { place: number }>`
    SELECT place, fingerprint, answer
    FROM unnest(${column(keys, 'userId', 'int')}, ${column(keys, 'key', 'text')})
        WITH ORDINALITY AS asked (user_id, key, place),
      LATERAL (SELECT * FROM idempotency_keys AS known
        WHERE known.user_id = asked.user_id AND known.key = asked.key OFFSET 0) AS found
    WHERE begun_at > ${goneBefore(now)} AND (answer IS NOT NULL OR begun_at > ${deadBefore(now)})`;
  const [rows] = await inOneTrip(db, [query]);
  return inPlaces(rows, keys.length);
}

/**
 * The statement that stores a key with its answer, or without one for a request that goes on after this transaction. PostgreSQL
 * makes it wait for a transaction that is storing the same key. If the key is taken, its fingerprint would become null, which
 * violates a constraint and undoes the transaction: `meansTaken`.
 *
 * @param condition without it, nothing is stored.
 */
export function takeKey(
  { userId, key, fingerprint }: RequestKey,
  now: Date,
  answer: object | null,
  condition = sql<boolean>`true`,
) {
  const text = answer && JSON.stringify(answer);
  return sql`
    ${plannedOnce} INSERT INTO idempotency_keys AS known (user_id, key, fingerprint, answer, begun_at)
    SELECT ${userId}::int, ${key}::text, ${fingerprint}::bytea, ${text}::json, ${now}::timestamptz
    WHERE ${condition}
    ON CONFLICT (user_id, key) DO UPDATE
      SET answer = excluded.answer, begun_at = excluded.begun_at,
        fingerprint = CASE WHEN known.begun_at <= ${goneBefore(now)}
          OR (known.answer IS NULL AND known.begun_at <= ${deadBefore(now)})
        THEN excluded.fingerprint END`;
}

/** Whether an error says that `takeKey` found its key taken. */
export const meansTaken = (error: unknown): boolean => isMissing(error, 'fingerprint');

/** Adds the answer of a request begun at this time. @returns false if it was taken for dead, and its key given away. */
export async function finishKey(
  db: Queryable,
  { userId, key }: RequestKey,
  begunAt: Date,
  answer: object,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('begun_at', '=', begunAt)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives up the key of a request begun at this time that failed, so that it can be tried again. */
export async function releaseKey(
  db: Queryable,
  { userId, key }: RequestKey,
  begunAt: Date,
): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('begun_at', '=', begunAt)
    .where('answer', 'is', null)
    .execute();
}

/** Deletes the keys whose answers are no longer repeated. */
export async function deleteOldKeys(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('begun_at', '<=', goneBefore(now)).execute();
}
