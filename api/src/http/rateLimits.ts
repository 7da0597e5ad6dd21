import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { TooManyRequestsError } from './errors';

/** Registers the limiter without limiting anything: routes ask for their own limits with `limitPerMinute`. */
export async function offerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
}

/**
 * A hook that lets so many calls a minute through for each key, and answers 429 with `Retry-After` to the rest.
 *
 * @param max calls a minute; 0: no limit.
 * @param keyOf what is counted together; by default the caller's address.
 */
export function limitPerMinute(
  app: FastifyInstance,
  max: number,
  keyOf?: (request: FastifyRequest) => string,
): preHandlerAsyncHookHandler {
  if (max === 0) return async () => undefined;
  const check = app.createRateLimit({
    max,
    timeWindow: '1 minute',
    ...(keyOf && { keyGenerator: keyOf }),
  });
  return async (request) => {
    const verdict = await check(request);
    if (!verdict.isAllowed && verdict.isExceeded) {
      throw new TooManyRequestsError(verdict.ttlInSeconds);
    }
  };
}
