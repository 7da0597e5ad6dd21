import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { RateLimits } from '../../platform/config/config';
import { actorKey, actorOf, type Guards } from '../../platform/http/guards';
import { idempotencySentences, requestKey } from '../../platform/http/idempotency';
import { limitCalls } from '../../platform/http/rateLimits';
import { LIMITS } from '../../platform/limits';
import type { OrdersService } from './orders-service';
import { purchaseSchema } from './purchase-schemas';

interface PurchaseRoutesOptions {
  service: OrdersService;
  guards: Guards;
  limits: Pick<RateLimits, 'purchase' | 'purchaseAddress'>;
}

export const purchaseRoutes: FastifyPluginAsyncTypebox<PurchaseRoutesOptions> = async (
  app,
  { service, guards, limits },
) => {
  const limitPurchases = limitCalls(
    app,
    { name: 'purchase of address', max: limits.purchaseAddress },
    { name: 'purchase', max: limits.purchase, keyOf: actorKey },
  );

  app.post(
    '/tickets/purchase/',
    {
      schema: purchaseSchema,
      onRequest: guards.member,
      preHandler: limitPurchases,
      config: {
        form: {
          file: 'custom_image',
          integers: ['event_id', 'quantity'],
          json: ['attendees'],
          emptyIsAbsent: true,
        },
        sentences: {
          ...idempotencySentences,
          'quantity.maximum': `At most ${LIMITS.ticketsPerOrder.maximum} tickets can be booked at once.`,
        },
      },
    },
    async (request, reply) => {
      const result = await service.purchase(
        actorOf(request),
        request.body,
        request.upload,
        requestKey(request),
      );
      return reply.code(201).send(result);
    },
  );
};
