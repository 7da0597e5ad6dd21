import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { RateLimits } from '../../platform/config/config';
import { actorKey, actorOf, type Guards } from '../../platform/http/guards';
import { idempotencySentences, requestKey } from '../../platform/http/idempotency';
import { limitCalls } from '../../platform/http/rateLimits';
import { sendPieces } from '../../platform/http/streaming';
import { LIMITS } from '../../platform/limits';
import type { OrdersService } from '../orders/orders-service';
import { checkInSchema, undoCheckInSchema } from './check-in-schemas';
import { myTicketsSchema } from './my-tickets-schemas';
import { purchaseSchema } from './purchase-schemas';
import type { TicketsService } from './tickets-service';

interface TicketsRoutesOptions {
  tickets: TicketsService;
  orders: OrdersService;
  guards: Guards;
  limits: Pick<RateLimits, 'purchase' | 'purchaseAddress'>;
}

export const ticketsRoutes: FastifyPluginAsyncTypebox<TicketsRoutesOptions> = async (
  app,
  { tickets, orders, guards, limits },
) => {
  const limitPurchases = limitCalls(
    app,
    { name: 'purchase of address', max: limits.purchaseAddress },
    { name: 'purchase', max: limits.purchase, keyOf: actorKey },
  );

  app.get(
    '/tickets/',
    { schema: myTicketsSchema, onRequest: guards.member, config: { evenSuspended: true } },
    async (request, reply) => sendPieces(reply, tickets.mine(actorOf(request))),
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
      const result = await orders.purchase(
        actorOf(request),
        request.body,
        request.upload,
        requestKey(request),
      );
      return reply.code(201).send(result);
    },
  );

  app.post(
    '/tickets/undo_check_in/',
    { schema: undoCheckInSchema, onRequest: guards.anywhere('door') },
    async (request) => tickets.undoCheckIn(actorOf(request), request.body),
  );

  app.post(
    '/tickets/check_in/',
    { schema: checkInSchema, onRequest: guards.anywhere('door') },
    async (request) => tickets.checkIn(actorOf(request), request.body),
  );
};
