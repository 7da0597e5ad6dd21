import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { CallCounter } from './callCounter';
import { TooManyRequestsError } from './errors';

declare module 'fastify' {
  interface FastifyInstance {
    countCall(bucket: Buffer): Promise<{ calls: number; secondsLeft: number }>;
  }
}

interface Limit {
  /** Which limit it is: every process of the API counts the same name together. */
  name: string;
  /** Calls a minute; 0: no limit. */
  max: number;
  /** What is counted together; by default the caller's address. */
  keyOf?: (request: FastifyRequest) => string;
}

/** Lets routes ask for limits by `limitPerMinute`; all processes on one database count together (decision 0009). */
export function offerRateLimits(app: FastifyInstance, db: Kysely<Database>): void {
  const counter = new CallCounter(db);
  app.decorate('countCall', (bucket) => counter.count(bucket));
}

/**
 * A hook that lets so many calls a minute through for each key, and answers 429 with `Retry-After` to the rest. Several
 * limits are counted together, each whether or not another one refuses.
 */
export function limitPerMinute(
  app: FastifyInstance,
  ...limits: Limit[]
): preHandlerAsyncHookHandler {
  const active = limits.filter(({ max }) => max > 0);
  return async (request) => {
    const counts = await Promise.all(
      active.map(async ({ name, max, keyOf = ({ ip }) => ip }) => {
        const { calls, secondsLeft } = await app.countCall(bucketOf(name, keyOf(request)));
        return calls > max ? secondsLeft : 0;
      }),
    );
    const secondsLeft = Math.max(0, ...counts);
    if (secondsLeft > 0) throw new TooManyRequestsError(secondsLeft);
  };
}

/** A hash: the table need not know who it was, and a long address makes no long row. */
function bucketOf(name: string, key: string): Buffer {
  return createHash('sha256').update(`${name}\n${key}`).digest().subarray(0, 16);
}

/** Forgets the minutes that are over. */
export async function sweepRateLimits(db: Kysely<Database>): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE ends_at <= now()`.execute(db);
}
