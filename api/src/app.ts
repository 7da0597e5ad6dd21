import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { systemClock, type Clock } from './clock';
import type { Config } from './config';
import type { Database } from './database/schema';
import { handleErrors } from './http/errorHandler';
import { acceptForms } from './http/forms';
import { closeConnectionsOnStop } from './http/gracefulStop';
import { makeGuards } from './http/guards';
import { logRequests, makeLogger, requestId } from './http/logging';
import { refuseNullCharacters } from './http/nullCharacters';
import { offerRateLimits } from './http/rateLimits';
import { validateStrictly } from './http/validation';
import { accountRoutes } from './modules/account/account-routes';
import { AccountService } from './modules/account/account-service';
import { announcementsRoutes } from './modules/announcements/announcements-routes';
import { AnnouncementsService } from './modules/announcements/announcements-service';
import { authRoutes } from './modules/auth/auth-routes';
import { AuthService } from './modules/auth/auth-service';
import { Sessions } from './modules/auth/sessions';
import { doorRoutes } from './modules/door/door-routes';
import { DoorService } from './modules/door/door-service';
import { calendarRoutes } from './modules/events/calendar-routes';
import { CancelledOrders } from './modules/events/cancelled-orders';
import { eventEditingRoutes } from './modules/events/event-editing-routes';
import { EventEditingService } from './modules/events/event-editing-service';
import { eventsRoutes } from './modules/events/events-routes';
import { EventsService } from './modules/events/events-service';
import { healthRoutes } from './modules/health/health-routes';
import { outboxRoutes } from './modules/mail/outbox-routes';
import { mailsRoutes } from './modules/mail/mails-routes';
import { MailsService } from './modules/mail/mails-service';
import { makeImageStore } from './modules/media/image-store';
import { mediaRoutes } from './modules/media/media-routes';
import { MediaService } from './modules/media/media-service';
import { makeMetrics } from './modules/metrics/metrics';
import { metricsRoutes } from './modules/metrics/metrics-routes';
import { OrdersService, type OrdersOptions } from './modules/orders/orders-service';
import { passwordResetRoutes } from './modules/password-reset/password-reset-routes';
import { PasswordResetService } from './modules/password-reset/password-reset-service';
import { checkoutRoutes } from './modules/payments/checkout-routes';
import { makePaymentParts } from './modules/payments/payment-parts';
import { paymentsRoutes } from './modules/payments/payments-routes';
import { webhookRoutes } from './modules/payments/webhook-routes';
import { refundsRoutes } from './modules/refunds/refunds-routes';
import { RefundsService } from './modules/refunds/refunds-service';
import { salesRoutes } from './modules/sales/sales-routes';
import { SalesService } from './modules/sales/sales-service';
import { savedEventsRoutes } from './modules/saved-events/saved-events-routes';
import { SavedEventsService } from './modules/saved-events/saved-events-service';
import { Handshake } from './modules/social/handshake';
import { makeProviders } from './modules/social/providers';
import { SocialRedirects } from './modules/social/social-redirects';
import { socialRoutes } from './modules/social/social-routes';
import { SocialService } from './modules/social/social-service';
import { TelemetryMetrics } from './modules/telemetry/telemetry-metrics';
import { telemetryRoutes } from './modules/telemetry/telemetry-routes';
import { myTicketsRoutes } from './modules/tickets/my-tickets-routes';
import { MyTicketsService } from './modules/tickets/my-tickets-service';
import { soldTicketsRoutes } from './modules/tickets/sold-tickets-routes';
import { SoldTicketsService } from './modules/tickets/sold-tickets-service';
import { TicketCodes } from './modules/tickets/ticket-codes';
import { ticketsRoutes } from './modules/tickets/tickets-routes';
import { TicketsService } from './modules/tickets/tickets-service';
import { openapiOptions } from './openapi/options';
import { namedSchemas } from './schemas/components';
import { EndedSessions } from './security/endedSessions';
import { mailSeal, Seal } from './security/sealing';
import { Tokens } from './security/tokens';

export interface AppParts {
  config: Config;
  db: Kysely<Database>;
  jwtSecret: string;
  log?: FastifyInstance['log'];
  now?: Clock;
  orders?: OrdersOptions;
}

const DOCS_CSP = {
  'default-src': "'self'",
  'img-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'frame-ancestors': "'none'",
};

/** Builds the API from its parts. It neither listens nor connects; `server.ts` does. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, jwtSecret, now = systemClock } = parts;
  const app = Fastify({
    loggerInstance: parts.log ?? makeLogger(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: config.trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: 60_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
  });
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('actor', null);
  validateStrictly(app);
  handleErrors(app);
  logRequests(app);
  closeConnectionsOnStop(app);
  const metrics = makeMetrics(app, db);
  namedSchemas.forEach((schema) => app.addSchema(schema));

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
  });
  if (config.corsOrigins.length > 0) await app.register(cors, { origin: config.corsOrigins });
  await app.register(swagger, openapiOptions);
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_CSP });
  await app.register(fastifyPlugin(acceptForms));
  refuseNullCharacters(app);
  offerRateLimits(app, db);

  const images = makeImageStore(config, app.log);
  const media = new MediaService(images);
  const tokens = new Tokens({
    secret: jwtSecret,
    accessSeconds: config.accessTokenSeconds,
    refreshSeconds: config.refreshTokenSeconds,
    now,
  });
  const sessions = new Sessions(tokens, now);
  const seal = mailSeal(jwtSecret);
  const ended = new EndedSessions({ db, now, accessSeconds: config.accessTokenSeconds });
  // Not when it is merely built, as for its document.
  app.addHook('onListen', () =>
    ended.start((error) => app.log.error({ err: error }, 'ended sessions were not read')),
  );
  app.addHook('onClose', () => ended.stop());
  const guards = makeGuards(tokens, ended);
  const handshake = new Handshake(new Seal(jwtSecret, 'social sign-in'), now);
  const providers = makeProviders(config.social);
  const ticketCodes = new TicketCodes(
    config.ticketSigningKey ?? jwtSecret,
    config.ticketSigningKeysOld,
  );
  const payments = makePaymentParts({ config, db, now, log: app.log });
  const expireHolds = (orderIds: number[]) => payments.expiry.expire(orderIds);
  await app.register(mediaRoutes, { store: images });
  await app.register(
    async (api) => {
      await api.register(authRoutes, {
        service: new AuthService(db, tokens, sessions, media, now),
        guards,
        limits: config.rateLimits,
      });
      await api.register(passwordResetRoutes, {
        service: new PasswordResetService(db, sessions, seal, now),
        limits: config.rateLimits,
      });
      await api.register(accountRoutes, {
        service: new AccountService(db, sessions, media, now),
        guards,
        limits: config.rateLimits,
      });
      await api.register(socialRoutes, {
        service: new SocialService(db, providers, sessions, now),
        redirects: new SocialRedirects(providers, handshake, config.publicUrl),
        limits: config.rateLimits,
        secure: config.publicUrl.startsWith('https:'),
      });
      const events = new EventsService(db, media, now, config.publicUrl);
      await api.register(eventsRoutes, { service: events, guards });
      await api.register(calendarRoutes, { service: events, guards });
      await api.register(announcementsRoutes, {
        service: new AnnouncementsService(db, now),
        guards,
      });
      await api.register(eventEditingRoutes, {
        service: new EventEditingService(db, media, now),
        cancelledOrders: new CancelledOrders({ db, now, log: app.log }),
        guards,
      });
      await api.register(savedEventsRoutes, { service: new SavedEventsService(db, now), guards });
      await api.register(salesRoutes, { service: new SalesService(db), guards });
      await api.register(ticketsRoutes, {
        tickets: new TicketsService(db, ticketCodes, now),
        orders: new OrdersService(db, media, now, {
          expireHolds,
          holdMs: config.holdSeconds * 1000,
          ...parts.orders,
        }),
        guards,
        limits: config.rateLimits,
      });
      await api.register(doorRoutes, { service: new DoorService(db, ticketCodes, now), guards });
      await api.register(myTicketsRoutes, {
        service: new MyTicketsService(db, now),
        codes: ticketCodes,
        guards,
        limit: config.rateLimits.purchase,
      });
      await api.register(soldTicketsRoutes, {
        service: new SoldTicketsService(db, now),
        guards,
        limit: config.rateLimits.purchase,
      });
      const { secretKey, sandboxUrl } = config.paystack;
      const { service, settlement, refunds } = payments;
      await api.register(paymentsRoutes, { service, guards, limit: config.rateLimits.payment });
      await api.register(webhookRoutes, { secretKey, settlement, refunds });
      await api.register(refundsRoutes, { service: new RefundsService(db, now), guards });
      if (sandboxUrl) await api.register(checkoutRoutes, { sandboxUrl });
      await api.register(healthRoutes, { db });
      await api.register(metricsRoutes, { metrics });
      await api.register(telemetryRoutes, {
        metrics: new TelemetryMetrics(metrics.registry),
        limit: config.rateLimits.telemetry,
      });
      await api.register(mailsRoutes, {
        service: new MailsService(db, now, config.publicUrl),
        guards,
      });
      if (!config.mail.smtpUrl) {
        await api.register(outboxRoutes, {
          db,
          publicUrl: config.publicUrl,
          codes: ticketCodes,
          seal,
        });
      }
    },
    { prefix: '/api' },
  );
  return app;
}
