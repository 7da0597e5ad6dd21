import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import { withPage } from '../../platform/http/paging';
import {
  allSalesSchema,
  attendeeSearchSchema,
  eventSalesSchema,
  soldTicketsSchema,
} from './sales-schemas';
import type { SalesService } from './sales-service';

interface SalesRoutesOptions {
  service: SalesService;
  guards: Guards;
}

export const salesRoutes: FastifyPluginAsyncTypebox<SalesRoutesOptions> = async (
  app,
  { service, guards },
) => {
  const organizers = guards.oneOf(['ORGANIZER', 'ADMIN']);

  app.get(
    '/tickets/sold/',
    { schema: soldTicketsSchema, onRequest: organizers },
    async (request) => {
      const pathOf = (page: number) => `/api/tickets/sold/?${withPage(request.query, page)}`;
      return service.sold(actorOf(request), request.query, pathOf);
    },
  );

  app.get(
    '/tickets/attendees/',
    { schema: attendeeSearchSchema, onRequest: organizers },
    async (request) => service.findAttendees(actorOf(request), request.query),
  );

  app.get('/events/sales/', { schema: allSalesSchema, onRequest: organizers }, async (request) =>
    service.ofAll(actorOf(request), request.query),
  );

  app.get(
    '/events/:id/sales/',
    { schema: eventSalesSchema, onRequest: guards.member },
    async (request) => service.ofEvent(actorOf(request), request.params.id, request.query),
  );
};
