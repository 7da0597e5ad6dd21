import type { FastifyInstance } from 'fastify';

/**
 * Makes shutdown end with the last response: Node only closes connections that are idle when it begins, and would keep busy
 * ones open for another request.
 */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
}
