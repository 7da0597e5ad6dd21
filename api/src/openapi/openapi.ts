import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { durationText } from '../platform/durationText';
import { IMAGE_SIZE } from '../platform/fieldMessages';
import {
  BANK_PATIENCE_MS,
  CONFIRMATION_MS,
  EMAIL_VERIFICATION_MS,
  GATE_LINK_MS,
  INVITATION_MS,
  LATE_SCANS_MS,
  PAYOUT_CODE_MS,
  PAYOUT_PAUSE_MS,
  UNVERIFIED_EVENT_SEATS,
} from '../platform/limits';
import { EVENT_BANNER } from '../platform/media/image-rules';
import { errorAnswers } from '../platform/schemas/errors';
import { TERMS_VERSION } from '../platform/terms';

/** Values from the API's rules that screens quote and that belong to no field. */
const CONSTANTS = {
  terms_version: TERMS_VERSION,
  image_size: IMAGE_SIZE,
  // The largest of the boxes that images are fitted into, in pixels.
  image_side: EVENT_BANNER.box.width,
  unverified_event_seats: UNVERIFIED_EVENT_SEATS,
  email_verification_duration: durationText(EMAIL_VERIFICATION_MS),
  confirmation_duration: durationText(CONFIRMATION_MS),
  bank_patience_duration: durationText(BANK_PATIENCE_MS),
  payout_code_duration: durationText(PAYOUT_CODE_MS),
  payout_pause_duration: durationText(PAYOUT_PAUSE_MS),
  invitation_duration: durationText(INVITATION_MS),
  gate_link_duration: durationText(GATE_LINK_MS),
  late_scans_ms: LATE_SCANS_MS,
};

const info = {
  title: 'Nzuko API',
  version: '1.0.0',
  description:
    'Events, tickets and orders. Every time is ISO 8601 in UTC, every price is in naira. While the database is ' +
    'down, any call may return 503 with `Retry-After`: `service_unavailable`, or `outcome_unknown` for a purchase ' +
    'that may have gone through. A purchase may also return it as `busy`: too many people book the same event at once.',
  'x-constants': CONSTANTS,
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

/** Anyone signed in may be suspended, so every route that needs an account may answer 403, unless it lets them in. */
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
export const openapi = fastifyPlugin(
  async (app) => {
    app.addHook('onRoute', refusesSuspended);
    await app.register(swagger, documentOptions);
    await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_CSP });
  },
  { name: 'openapi' },
);
