import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { CallCounter } from './callCounter';
import { TooManyRequestsError } from './errors';
import { networkOf } from './whereFrom';

declare module 'fastify' {
  interface FastifyInstance {
    countCall(bucket: Buffer): Promise<{ calls: number; secondsLeft: number }>;
  }
}

interface Limit {
  /** The limit's name; all API processes share its count. */
  name: string;
  /** Calls per minute; 0 for no limit. */
  max: number;
  /** The key to count calls by; the caller's network by default. */
  keyOf?: (request: FastifyRequest) => string;
}

/** Adds `limitPerMinute` for routes; all processes on one database share the counts (decision 0009). */
export function offerRateLimits(app: FastifyInstance, db: Kysely<Database>): void {
  const counter = new CallCounter(db);
  app.decorate('countCall', (bucket) => counter.count(bucket));
}

/**
 * A hook that limits calls per minute and key, and returns 429 with `Retry-After` to the rest. With several limits each one
 * counts, even if another refuses.
 */
export function limitPerMinute(
  app: FastifyInstance,
  ...limits: Limit[]
): (request: FastifyRequest) => Promise<void> {
  const active = limits.filter(({ max }) => max > 0);
  return async (request) => {
    const counts = await Promise.all(
      active.map(async ({ name, max, keyOf = ({ ip }) => networkOf(ip) }) => {
        const { calls, secondsLeft } = await app.countCall(bucketOf(name, keyOf(request)));
        return calls > max ? secondsLeft : 0;
      }),
    );
    const secondsLeft = Math.max(0, ...counts);
    if (secondsLeft > 0) throw new TooManyRequestsError(secondsLeft);
  };
}

/** A hash, so that the table holds no personal data and rows stay short. */
export function bucketOf(name: string, key: string): Buffer {
  return createHash('sha256').update(`${name}\n${key}`).digest().subarray(0, 16);
}
