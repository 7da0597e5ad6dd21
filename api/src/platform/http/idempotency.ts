import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Clock } from '../clock';
import type { Database, Queryable } from '../database/schema';
import { askTogether } from './askTogether';
import { ConflictError, KeyReusedError } from './errors';
import { actorOf } from './guards';
import {
  findKeys,
  finishKey,
  meansTaken,
  releaseKey,
  takeKey,
  UNDER_WAY_MS,
  type KnownKey,
} from './idempotency-repository';

const LOOK_AGAIN_MS = 100;

/** The header of routes that do their work once per key (decision 0053). */
export const idempotencyHeader = Type.Object({
  'Idempotency-Key': Type.Optional(
    Type.String({
      // Quoted, as the IETF draft has it, or bare, as most clients send it.
      pattern: '^("[!#-\\[\\]-~]{1,255}"|[!#-\\[\\]-~]{1,255})$',
      description:
        'Makes a retry safe: for 24 hours, the same key and request return the first answer and do nothing again. A request ' +
        'that was refused or failed can be sent again with its key. 422: the key came with another request before.',
      examples: ['8e03978e-40d5-43dd-bc93-6894a57f9324'],
    }),
  ),
});

/** For the `sentences` of these routes. */
export const idempotencySentences = {
  'idempotency-key.pattern': 'Expected 1 to 255 visible ASCII characters, without spaces.',
};

/** Identifies a request that was sent with a key. */
export interface RequestKey {
  userId: number;
  key: string;
  fingerprint: Buffer;
}

/** The request's key; null if it has none. */
export function requestKey(request: FastifyRequest): RequestKey | null {
  const header = request.headers['idempotency-key'];
  if (typeof header !== 'string') return null;
  const { method, url, body, upload, acting } = request;
  const [path] = url.split('?');
  const fingerprint = createHash('sha256').update(
    `${method} ${path}${acting ? ` for ${acting.teamId}` : ''}\n${JSON.stringify(body, sortFields)}\n`,
  );
  if (upload) fingerprint.update(upload.bytes);
  return {
    userId: actorOf(request).id,
    key: header.replaceAll('"', ''),
    fingerprint: fingerprint.digest(),
  };
}

/** Another request with the same key got in first. */
class KeyTakenError extends ConflictError {
  constructor() {
    super('request_in_progress', 'This request is already being worked on. Please try again.');
  }
}

type FindKey = (key: RequestKey) => Promise<KnownKey | undefined>;

interface KeyParts {
  db: Kysely<Database>;
  now: Clock;
  /** For a route that many call at once: `keyFinder`. */
  findKey?: FindKey;
}

/** Looks up keys, with one statement for all requests that ask at once. */
export const keyFinder = (db: Kysely<Database>, now: Clock): FindKey =>
  askTogether((keys) => findKeys(db, keys, now()));

const oneKeyFinder =
  (db: Kysely<Database>, now: Clock): FindKey =>
  async (key) =>
    (await findKeys(db, [key], now()))[0];

/**
 * Does the work of a request once per key, in any number of processes. `work` must store its answer in the transaction that
 * does it, by `keepAnswer`, or by `beginAnswer` and `finishAnswer` around a call that no transaction may wait for. A request
 * whose twin is under way waits for that one's answer.
 *
 * @throws KeyReusedError if the key came with another request.
 */
export async function answerOnce<T extends object>(
  { db, now, findKey = oneKeyFinder(db, now) }: KeyParts,
  key: RequestKey | null,
  work: () => Promise<T>,
): Promise<T> {
  if (!key) return work();
  for (;;) {
    const earlier = await earlierAnswer(findKey, key);
    if (earlier) return earlier as T;
    try {
      return await work();
    } catch (error) {
      // Its twin may have got in first, and taken the key or the last seats.
      const isTaken = await findKey(key).catch(() => undefined);
      if (!isTaken) throw meansTaken(error) ? new KeyTakenError() : error;
    }
  }
}

/** Stores the answer in the transaction of the work, which is undone if the key is taken. */
export async function keepAnswer(
  trx: Queryable,
  key: RequestKey | null,
  now: Date,
  answer: object,
) {
  if (key) await takeKey(key, now, answer).execute(trx);
}

/** Marks the request as under way in a transaction, which is undone if the key is taken. */
export async function beginAnswer(trx: Queryable, key: RequestKey | null, now: Date) {
  if (key) await takeKey(key, now, null).execute(trx);
}

/** Stores the answer of a request begun at this time. @throws KeyTakenError if it took so long that it was given up. */
export async function finishAnswer(
  trx: Queryable,
  key: RequestKey | null,
  begunAt: Date,
  answer: object,
) {
  if (key && !(await finishKey(trx, key, begunAt, answer))) throw new KeyTakenError();
}

/** Frees the key of a request that failed after `beginAnswer`. */
export async function releaseAnswer(db: Queryable, key: RequestKey | null, begunAt: Date) {
  if (key) await releaseKey(db, key, begunAt);
}

/**
 * The answer under this key, once it's there; undefined if there is no such request, or it died.
 *
 * @throws KeyTakenError if it seems to live on after that time: the clock was set back since it began.
 */
async function earlierAnswer(findKey: FindKey, key: RequestKey): Promise<unknown> {
  const deadline = performance.now() + UNDER_WAY_MS;
  for (;;) {
    const known = await findKey(key);
    if (!known) return undefined;
    if (!known.fingerprint.equals(key.fingerprint)) throw new KeyReusedError();
    if (known.answer !== null) return known.answer;
    if (performance.now() > deadline) throw new KeyTakenError();
    await sleep(LOOK_AGAIN_MS);
  }
}

/** The order of a body's fields makes no difference. */
function sortFields(_field: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
