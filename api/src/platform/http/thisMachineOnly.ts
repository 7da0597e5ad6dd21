import type { FastifyInstance } from 'fastify';
import { NotFoundError } from './errors';
import { isLoopback, isNearby } from './whereFrom';

/** Keeps strangers out of this machine's own routes, even if a proxy lets them through or a page poses as this host. */
export function thisMachineOnly(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRequest', async ({ hostname, ip }) => {
    if (!isLoopback(hostname) || !isNearby(ip)) throw new NotFoundError();
  });
}
