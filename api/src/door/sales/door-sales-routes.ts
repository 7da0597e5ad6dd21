import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import { idempotencySentences, requestKey } from '../../platform/http/idempotency';
import { LIMITS } from '../../platform/limits';
import { doorSalesSchema, sellAtDoorSchema, voidDoorSaleSchema } from './door-sales-schemas';
import type { DoorSalesService } from './door-sales-service';

interface DoorSalesRoutesOptions {
  service: DoorSalesService;
  guards: Guards;
}

export const doorSalesRoutes: FastifyPluginAsyncTypebox<DoorSalesRoutesOptions> = async (
  app,
  { service, guards: { member: onRequest } },
) => {
  app.get('/events/:id/door/sales/', { schema: doorSalesSchema, onRequest }, async (request) =>
    service.list(actorOf(request), request.params.id),
  );

  app.post(
    '/events/:id/door/sales/',
    {
      schema: sellAtDoorSchema,
      onRequest,
      config: {
        sentences: {
          ...idempotencySentences,
          'quantity.maximum': `At most ${LIMITS.ticketsPerOrder.maximum} tickets can be sold at once.`,
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const sale = await service.sell(actorOf(request), id, request.body, requestKey(request));
      return reply.code(201).send(sale);
    },
  );

  app.post(
    '/events/:id/door/sales/:sale_id/void/',
    {
      schema: voidDoorSaleSchema,
      onRequest,
      config: { sentences: { 'reason.required': 'Reason is required' } },
    },
    async (request) => {
      const { id, sale_id } = request.params;
      return service.void(actorOf(request), id, sale_id, request.body);
    },
  );
};
