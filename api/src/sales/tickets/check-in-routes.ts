import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import { checkInSchema, undoCheckInSchema } from './check-in-schemas';
import type { CheckInService } from './check-in-service';

interface CheckInRoutesOptions {
  service: CheckInService;
  guards: Guards;
}

export const checkInRoutes: FastifyPluginAsyncTypebox<CheckInRoutesOptions> = async (
  app,
  { service, guards },
) => {
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
