import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorKey, actorOf, type Guards } from '../../platform/http/guards';
import { limitCalls } from '../../platform/http/rateLimits';
import { givenTicketsSchema, offerTicketSchema, withdrawOfferSchema } from './transfers-schemas';
import type { TransfersService } from './transfers-service';

interface TransfersRoutesOptions {
  service: TransfersService;
  guards: Guards;
  /** Calls per minute and account that send mail. */
  limit: number;
}

/** Routes for transferring tickets. */
export const transfersRoutes: FastifyPluginAsyncTypebox<TransfersRoutesOptions> = async (
  app,
  { service, guards, limit },
) => {
  // These send mail to an address chosen by the caller.
  const limitMails = limitCalls(app, {
    name: 'ticket mails',
    max: limit,
    keyOf: actorKey,
  });

  app.get(
    '/tickets/given/',
    { schema: givenTicketsSchema, onRequest: guards.member, config: { evenSuspended: true } },
    async (request) => service.given(actorOf(request)),
  );

  app.post(
    '/tickets/:id/transfer/',
    { schema: offerTicketSchema, onRequest: guards.member, preHandler: limitMails },
    async (request) => service.offer(actorOf(request), request.params.id, request.body),
  );

  app.delete(
    '/tickets/:id/transfer/',
    { schema: withdrawOfferSchema, onRequest: guards.member },
    async (request) => service.withdraw(actorOf(request), request.params.id),
  );
};
