import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorKey, actorOf, type Guards } from '../../platform/http/guards';
import { limitCalls } from '../../platform/http/rateLimits';
import { refundTicketSchema, renameTicketSchema, resendTicketSchema } from './sold-tickets-schemas';
import type { SoldTicketsService } from './sold-tickets-service';

interface SoldTicketsRoutesOptions {
  service: SoldTicketsService;
  guards: Guards;
  /** Calls per minute and account that resend mail. */
  limit: number;
}

export const soldTicketsRoutes: FastifyPluginAsyncTypebox<SoldTicketsRoutesOptions> = async (
  app,
  { service, guards, limit },
) => {
  const limitMails = limitCalls(app, {
    name: 'sold ticket mails',
    max: limit,
    keyOf: actorKey,
  });

  app.post(
    '/tickets/:id/refund/',
    { schema: refundTicketSchema, onRequest: guards.anywhere('money') },
    async (request) => service.refund(actorOf(request), request.params.id),
  );

  app.post(
    '/tickets/:id/resend/',
    { schema: resendTicketSchema, onRequest: guards.member, preHandler: limitMails },
    async (request) => service.resend(actorOf(request), request.params.id),
  );

  app.put(
    '/tickets/:id/name/',
    {
      schema: renameTicketSchema,
      onRequest: guards.member,
      config: { sentences: { 'name.minLength': 'Name is required' } },
    },
    async (request) => service.rename(actorOf(request), request.params.id, request.body.name),
  );
};
