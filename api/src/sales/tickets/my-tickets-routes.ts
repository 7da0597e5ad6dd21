import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import type { MyTicketsService } from './my-tickets-service';
import type { TicketCodes } from './ticket-codes';
import { cancelTicketSchema, payLaterSchema, ticketKeySchema } from './my-tickets-schemas';

interface MyTicketsRoutesOptions {
  service: MyTicketsService;
  codes: TicketCodes;
  guards: Guards;
}

export const myTicketsRoutes: FastifyPluginAsyncTypebox<MyTicketsRoutesOptions> = async (
  app,
  { service, codes, guards },
) => {
  app.post(
    '/tickets/:id/cancel/',
    { schema: cancelTicketSchema, onRequest: guards.member, config: { evenSuspended: true } },
    async (request) => service.cancel(actorOf(request), request.params.id, request.body ?? {}),
  );

  app.post(
    '/tickets/:id/pay-later/',
    { schema: payLaterSchema, onRequest: guards.member },
    async (request) => service.payLater(actorOf(request), request.params.id),
  );

  app.get('/tickets/key/', { schema: ticketKeySchema }, async (_request, reply) => {
    const [key, ...earlier] = codes.publicKeys;
    return reply.header('cache-control', 'public, max-age=3600').send({ ...key, earlier });
  });
};
