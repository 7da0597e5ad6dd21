import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import { deskDetailSchemas } from './desk-detail-schemas';
import type { DeskDetailService } from './desk-detail-service';
import { deskSearchSchemas } from './desk-search-schemas';
import type { DeskSearchService } from './desk-search-service';

interface DeskSearchRoutesOptions {
  service: DeskSearchService;
  details: DeskDetailService;
  guards: Guards;
}

export const deskSearchRoutes: FastifyPluginAsyncTypebox<DeskSearchRoutesOptions> = async (
  app,
  { service, details, guards },
) => {
  const onRequest = guards.oneOf(['ADMIN']);

  app.get('/desk/accounts/', { schema: deskSearchSchemas.accounts, onRequest }, async ({ query }) =>
    service.accounts(query, '/api/desk/accounts/'),
  );

  app.get('/desk/events/', { schema: deskSearchSchemas.events, onRequest }, async ({ query }) =>
    service.events(query, '/api/desk/events/'),
  );

  app.get('/desk/orders/', { schema: deskSearchSchemas.orders, onRequest }, async ({ query }) =>
    service.orders(query, '/api/desk/orders/'),
  );

  app.get('/desk/payments/', { schema: deskSearchSchemas.payments, onRequest }, async ({ query }) =>
    service.payments(query, '/api/desk/payments/'),
  );

  app.get(
    '/desk/accounts/:id/',
    { schema: deskDetailSchemas.account, onRequest },
    async (request) => details.account(actorOf(request), request.params.id),
  );

  app.get('/desk/orders/:id/', { schema: deskDetailSchemas.order, onRequest }, async (request) =>
    details.order(actorOf(request), request.params.id),
  );
};
