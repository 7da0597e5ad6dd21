import cors from '@fastify/cors';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { RecordEntry, RecordPage } from '../record/record-schemas';
import { timeRequests } from '../metrics/metrics';
import type { Platform } from '../platform';
import { ErrorDetail, FieldErrors } from '../schemas/errors';
import { knowCurrentRequest } from './currentRequest';
import { handleErrors } from './errorHandler';
import { acceptForms } from './forms';
import { closeConnectionsOnStop } from './gracefulStop';
import { logRequests, requestId } from './logging';
import { refuseNullCharacters } from './nullCharacters';
import { offerRateLimits } from './rateLimits';
import { validateStrictly } from './validation';

/** A Fastify instance with this API's validation, error handling, logging, rate limits and shutdown. */
export function makeHttpServer({ config, log, metrics }: Platform): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: config.trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: 60_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
  });
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('actor', null);
  app.decorateRequest('sessionId', null);
  app.decorateRequest('isSuspended', false);
  app.decorateRequest('acting', null);
  validateStrictly(app);
  handleErrors(app);
  logRequests(app, log);
  knowCurrentRequest(app);
  closeConnectionsOnStop(app);
  timeRequests(app, metrics.registry);
  // For routes of several rooms.
  [ErrorDetail, FieldErrors, RecordEntry, RecordPage].forEach((schema) => app.addSchema(schema));
  return app;
}

/** Restrictions for browsers: an answer is never a page of its own. */
const GUARDING = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};
const ONLY_HTTPS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Headers of every response, and CORS. */
export const answerHeaders = fastifyPlugin<Pick<Platform, 'config' | 'isSecure'>>(
  async (app, { config, isSecure }) => {
    const headers = isSecure ? { ...GUARDING, ...ONLY_HTTPS } : GUARDING;
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers);
      done();
    });
    if (config.corsOrigins.length > 0) await app.register(cors, { origin: config.corsOrigins });
  },
  // Without a name, one is taken from a stack trace, for which the whole source map is read.
  { name: 'answerHeaders' },
);

/** Plugins for routes: forms, rate limits. */
export const requestRules = fastifyPlugin<Pick<Platform, 'db'>>(
  async (app, { db }) => {
    await app.register(fastifyPlugin(acceptForms));
    refuseNullCharacters(app);
    offerRateLimits(app, db);
  },
  { name: 'requestRules' },
);
