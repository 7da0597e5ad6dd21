import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';

const SECRETS = ['authorization', 'password', 'password2', 'access', 'refresh', 'token'];

/** What could be used to sign in is never in the log, wherever in a line it stands. */
export const REDACTION = {
  paths: ['', '*.', '*.*.'].flatMap((prefix) => SECRETS.map((name) => `${prefix}${name}`)),
  censor: '[redacted]',
};

/** For so long (ms), or until there are so many (bytes), lines wait to be written together: a write each is dear. */
const LINES_WAIT = { periodicFlush: 100, minLength: 4096 };

/** JSON lines on standard output. Lines that wait are written when the process ends, unless it is killed. */
export function makeLogger(level: string): Logger {
  return pino(
    { level, redact: REDACTION },
    pino.destination({ dest: 1, sync: false, ...LINES_WAIT }),
  );
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
