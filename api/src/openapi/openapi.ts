import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { errorAnswers } from '../platform/schemas/errors';
import { TERMS_VERSION } from '../platform/terms';

const info = {
  title: 'Nzuko API',
  version: '1.0.0',
  description:
    'Events, tickets and orders. Every time is ISO 8601 in UTC, every price is in naira. While the database is ' +
    'down, any call may return 503 with `Retry-After`: `service_unavailable`, or `outcome_unknown` for a purchase ' +
    'that may have gone through. A purchase may also return it as `busy`: too many people book the same event at once.',
  'x-terms-version': TERMS_VERSION,
  license: { name: 'MIT', identifier: 'MIT' },
};

const documentOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/api' }],
    tags: [
      { name: 'auth', description: 'Accounts and sessions' },
      { name: 'teams', description: 'Who works on an organizer’s events, and as what' },
      { name: 'events', description: 'What’s on' },
      { name: 'tickets', description: 'Booking, my tickets, check-in' },
      { name: 'sales', description: 'Sales of my events' },
      { name: 'announcements', description: 'From organizers to attendees' },
      { name: 'payments', description: 'Paying for orders, payment status and cases' },
      { name: 'refunds', description: 'Refunds, for administrators' },
      { name: 'record', description: 'Who changed what' },
      { name: 'desk', description: 'Suspensions and reported events, for administrators' },
      { name: 'contact', description: 'Writing to the people who run the site' },
      { name: 'mails', description: 'Outgoing email, for administrators' },
      { name: 'jobs', description: 'Background work, for administrators' },
      { name: 'health', description: 'Monitoring' },
    ],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        gate: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description:
            '`Gate <token>.<secret>`: the token of a gate link, and the secret of the device that has started it.',
        },
        provider: {
          type: 'apiKey',
          in: 'header',
          name: 'x-paystack-signature',
          description: 'Hex HMAC-SHA512 of the body, keyed with the secret key.',
        },
      },
    },
  },
  hideUntagged: true,
  refResolver: {
    buildLocalReference: (json, _baseUri, _fragment, i) => String(json['$id'] ?? `def-${i}`),
  },
};

const DOCS_CSP = {
  'default-src': "'self'",
  'img-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'frame-ancestors': "'none'",
};

/** Whoever has to be signed in may be suspended, so every such route answers 403, unless it lets them in. */
function refusesSuspended({ schema, config }: RouteOptions): void {
  const { security = [], response } = (schema ?? {}) as {
    security?: readonly object[];
    response?: Record<number, unknown>;
  };
  const needsAccount = security.some((scheme) => 'bearer' in scheme) && response?.[401];
  if (!needsAccount || config?.evenSuspended) return;
  Object.assign(response, errorAnswers(403));
}

/** Serves the OpenAPI document and Swagger UI at `/api/docs`. */
export const openapi = fastifyPlugin(async (app) => {
  app.addHook('onRoute', refusesSuspended);
  await app.register(swagger, documentOptions);
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_CSP });
});
