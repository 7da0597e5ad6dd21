import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorKey, actorOf, type Guards } from '../../http/guards';
import { limitPerMinute } from '../../http/rateLimits';
import type { MyTicketsService } from './my-tickets-service';
import type { TicketCodes } from './ticket-codes';
import { cancelTicketSchema, ticketKeySchema, transferTicketSchema } from './my-tickets-schemas';

interface MyTicketsRoutesOptions {
  service: MyTicketsService;
  codes: TicketCodes;
  guards: Guards;
  /** Calls a minute and account that send mail to an address that the caller chose. */
  limit: number;
}

export const myTicketsRoutes: FastifyPluginAsyncTypebox<MyTicketsRoutesOptions> = async (
  app,
  { service, codes, guards, limit },
) => {
  const limitMails = limitPerMinute(app, { name: 'ticket mails', max: limit, keyOf: actorKey });

  app.post(
    '/tickets/:id/cancel/',
    { schema: cancelTicketSchema, onRequest: guards.member },
    async (request) => service.cancel(actorOf(request), request.params.id),
  );

  app.post(
    '/tickets/:id/transfer/',
    { schema: transferTicketSchema, onRequest: guards.member, preHandler: limitMails },
    async (request) => service.transfer(actorOf(request), request.params.id, request.body),
  );

  app.get('/tickets/key/', { schema: ticketKeySchema }, async (_request, reply) => {
    const [key, ...earlier] = codes.publicKeys;
    return reply.header('cache-control', 'public, max-age=3600').send({ ...key, earlier });
  });
};
