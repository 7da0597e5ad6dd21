import type { FastifyInstance } from 'fastify';

/**
 * Lets a stop end with the last answer: Node closes connections that are idle when the stop begins, but would keep one
 * open that was busy then, waiting for a next request that must not come.
 */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
