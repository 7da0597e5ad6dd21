import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actingOf, actorOf, type Guards } from '../../platform/http/guards';
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
  app.get(
    '/tickets/sold/',
    { schema: soldTicketsSchema, onRequest: guards.team('sales') },
    async (request) => {
      const by = { actor: actorOf(request), acting: actingOf(request) };
      return service.sold(by, request.query, '/api/tickets/sold/');
    },
  );

  app.get(
    '/tickets/attendees/',
    { schema: attendeeSearchSchema, onRequest: guards.team('guests') },
    async (request) => service.findAttendees(actingOf(request), request.query),
  );

  app.get(
    '/events/sales/',
    { schema: allSalesSchema, onRequest: guards.team('figures') },
    async (request) => service.ofAll(actingOf(request), request.query),
  );

  app.get(
    '/events/:id/sales/',
    { schema: eventSalesSchema, onRequest: guards.member },
    async (request) => service.ofEvent(actorOf(request), request.params.id, request.query),
  );
};
