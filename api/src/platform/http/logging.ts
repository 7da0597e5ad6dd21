import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino, type Logger, type LoggerOptions } from 'pino';
import { maskAddresses } from './maskAddresses';

const SECRETS = ['authorization', 'password', 'password2', 'access', 'refresh', 'token'];

/** Redacts credentials anywhere in a log line. */
const REDACTION = {
  paths: ['', '*.', '*.*.'].flatMap((prefix) => SECRETS.map((name) => `${prefix}${name}`)),
  censor: '[redacted]',
};

/** For every logger: hides credentials by their names, and email addresses wherever they are. */
export const hidingSecrets = (level: string): LoggerOptions => ({
  level,
  redact: REDACTION,
  hooks: { streamWrite: maskAddresses },
});

/** Lines are buffered for this long (ms) or up to this size (bytes), since single writes are expensive. */
const LINES_WAIT = { periodicFlush: 100, minLength: 4096 };

/** Lines that find no room on a full disk wait for it, up to this size (bytes). Later ones are lost. */
const MOST_WAITING = 16 * 1024 * 1024;

/** JSON lines on standard output. Buffered lines are flushed when the process exits, unless it is killed. */
export function makeLogger(level: string): Logger {
  // Even a silent one would flush ten times a second for as long as the process lives, and tests make hundreds.
  const wait = level === 'silent' ? {} : LINES_WAIT;
  const lines = pino.destination({ dest: 1, sync: false, maxLength: MOST_WAITING, ...wait });
  outliveFullDisk(lines);
  return pino(hidingSecrets(level), lines);
}

/**
 * Without a listener, a line that finds no room would end the process. It wouldn't even get there: pino flushes at the exit, and
 * sonic-boom tries that for ever on a full disk.
 */
function outliveFullDisk(lines: ReturnType<typeof pino.destination>): void {
  const flushSync = lines.flushSync.bind(lines);
  lines.on('error', () => (lines.flushSync = () => undefined));
  lines.on('write', () => (lines.flushSync = flushSync));
}

/** The caller's request id (the page server forwards one) if it is plain, else a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Logs one line per request, and returns its id. Logs the route pattern instead of the URL, which may contain tokens. */
export function logRequests(app: FastifyInstance, log: FastifyBaseLogger): void {
  // These lines hold nothing to redact, and looking for it would cost more than the rest of the line.
  const lines = log.child({}, { redact: [] });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    lines.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
