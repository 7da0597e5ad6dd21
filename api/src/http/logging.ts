import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';

/** JSON lines on standard output. What could be used to sign in is never in them. */
export function makeLogger(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: [
        'authorization',
        'password',
        'password2',
        'access',
        'refresh',
        'token',
        '*.authorization',
        '*.password',
        '*.password2',
        '*.access',
        '*.refresh',
        '*.token',
        '*.headers.authorization',
      ],
      censor: '[redacted]',
    },
  });
}

/** A caller's request id (the front server passes one on) if it is a plain one, else a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/**
 * One line for each answered request, and its id in the answer. The route's pattern is logged rather than the address:
 * queries and paths may carry tokens.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}
