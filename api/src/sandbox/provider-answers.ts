import type { FastifyInstance, FastifyReply } from 'fastify';

/** Rejects calls without the secret key. */
export function requireKey(app: FastifyInstance, secretKey: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return refuse(reply, 401, 'Invalid key', 'invalid_Key');
    }
  });
}

export function refuse(reply: FastifyReply, status: number, message: string, code: string) {
  return reply.code(status).send({ status: false, message, type: 'validation_error', code });
}

export function broken(reply: FastifyReply) {
  return reply.code(503).send({ status: false, message: 'Service unavailable' });
}
