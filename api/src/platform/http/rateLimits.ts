import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { callCounter } from './callCounter';
import { TooManyRequestsError, waitText } from './errors';
import { networkOf } from './whereFrom';

declare module 'fastify' {
  interface FastifyInstance {
    countCall(bucket: Buffer, seconds: number): Promise<{ calls: number; secondsLeft: number }>;
  }
}

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

interface Limit {
  /** The limit's name; all API processes share its count. */
  name: string;
  /** Calls per minute, or per day; 0 for no limit. */
  max: number;
  /** Counts a day's calls, from the first one on, and says this to the rest, with how long to wait. */
  ofDay?: { message: (wait: string) => string };
  /** The key to count calls by; the caller's network by default. */
  keyOf?: (request: FastifyRequest) => string;
}

/** Adds `limitCalls` for routes; all processes on one database share the counts (decision 0009). */
export function offerRateLimits(app: FastifyInstance, db: Kysely<Database>): void {
  app.decorate('countCall', callCounter(db));
}

/**
 * A hook that limits calls per key and minute, or day, and returns 429 with `Retry-After` to the rest. With several limits each
 * one counts, even if another refuses.
 */
export function limitCalls(
  app: FastifyInstance,
  ...limits: Limit[]
): (request: FastifyRequest) => Promise<void> {
  const active = limits.filter(({ max }) => max > 0);
  return async (request) => {
    const counts = await Promise.all(
      active.map(async ({ name, max, ofDay, keyOf = ({ ip }) => networkOf(ip) }) => {
        const bucket = bucketOf(name, keyOf(request));
        const { calls, secondsLeft } = await app.countCall(bucket, ofDay ? DAY_S : MINUTE_S);
        return {
          secondsLeft: calls > max ? secondsLeft : 0,
          message: ofDay?.message(waitText(secondsLeft)),
        };
      }),
    );
    const [longest] = counts.sort((one, other) => other.secondsLeft - one.secondsLeft);
    if (longest && longest.secondsLeft > 0) {
      throw new TooManyRequestsError(longest.secondsLeft, longest.message);
    }
  };
}

/** A hash, so that the table holds no personal data and rows stay short. */
export function bucketOf(name: string, key: string): Buffer {
  return createHash('sha256').update(`${name}\n${key}`).digest().subarray(0, 16);
}
