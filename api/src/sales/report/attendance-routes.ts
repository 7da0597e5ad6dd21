import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import { sendUnlessHeld } from '../../platform/http/sendShared';
import { attendeesSchema, eventStatisticsSchema } from './attendance-schemas';
import type { AttendanceService } from './attendance-service';

interface AttendanceRoutesOptions {
  service: AttendanceService;
  guards: Guards;
}

export const attendanceRoutes: FastifyPluginAsyncTypebox<AttendanceRoutesOptions> = async (
  app,
  { service, guards },
) => {
  app.get(
    '/events/:id/statistics/',
    { schema: eventStatisticsSchema, onRequest: guards.member },
    async (request) => service.statistics(actorOf(request), request.params.id, request.query),
  );

  app.get(
    '/events/:id/attendees/',
    { schema: attendeesSchema, onRequest: guards.member },
    async (request, reply) =>
      sendUnlessHeld(request, reply, service.attendees(actorOf(request), request.params.id)),
  );
};
