import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../http/errors';
import { ProviderError } from './provider-error';

/** Calls the provider for somebody who waits. @throws ApiError 502 `provider_unavailable`. */
export async function askProvider<T>(log: FastifyBaseLogger, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.error({ err: error }, 'the payment provider does not answer');
    throw new ApiError(
      502,
      'provider_unavailable',
      'Our payment provider isn’t responding right now. Please try again in a moment.',
    );
  }
}
