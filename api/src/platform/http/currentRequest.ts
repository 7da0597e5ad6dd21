import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const current = new AsyncLocalStorage<string>();

/** Makes a request's id known to everything its handler calls, without handing it down. */
export function knowCurrentRequest(app: FastifyInstance): void {
  // Last before the handler: a body parser's events would lose anything set earlier.
  app.addHook('preHandler', (request, _reply, done) => current.run(request.id, done));
}

/** The id of the request that the caller works for; null in a job. */
export const currentRequestId = (): string | null => current.getStore() ?? null;
