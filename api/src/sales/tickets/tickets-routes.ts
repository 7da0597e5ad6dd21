import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import { sendPieces } from '../../platform/http/streaming';
import { checkInSchema, undoCheckInSchema } from './check-in-schemas';
import { myTicketsSchema } from './my-tickets-schemas';
import type { TicketsService } from './tickets-service';

interface TicketsRoutesOptions {
  service: TicketsService;
  guards: Guards;
}

export const ticketsRoutes: FastifyPluginAsyncTypebox<TicketsRoutesOptions> = async (
  app,
  { service, guards },
) => {
  app.get(
    '/tickets/',
    { schema: myTicketsSchema, onRequest: guards.member, config: { evenSuspended: true } },
    async (request, reply) => sendPieces(reply, service.mine(actorOf(request))),
  );

  app.post(
    '/tickets/undo_check_in/',
    { schema: undoCheckInSchema, onRequest: guards.anywhere('door') },
    async (request) => service.undoCheckIn(actorOf(request), request.body),
  );

  app.post(
    '/tickets/check_in/',
    { schema: checkInSchema, onRequest: guards.anywhere('door') },
    async (request) => service.checkIn(actorOf(request), request.body),
  );
};
