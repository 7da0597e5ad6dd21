import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Fault } from './switches';

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

export function broken(reply: FastifyReply, fault: Fault) {
  if (fault === 'garbage')
    return reply.type('text/html').send('<h1>Welcome to the hotel Wi-Fi</h1>');
  return reply.code(503).send({ status: false, message: 'Service unavailable' });
}
