import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import { endSessionSchema, listSessionsSchema } from './devices-schemas';
import type { DevicesService } from './devices-service';

interface DevicesRoutesOptions {
  service: DevicesService;
  guards: Guards;
}

export const devicesRoutes: FastifyPluginAsyncTypebox<DevicesRoutesOptions> = async (
  app,
  { service, guards },
) => {
  app.get(
    '/sessions/',
    { schema: listSessionsSchema, onRequest: guards.member, config: { evenSuspended: true } },
    async (request) => service.list(actorOf(request), request.sessionId),
  );

  app.delete(
    '/sessions/:id/',
    { schema: endSessionSchema, onRequest: guards.member, config: { evenSuspended: true } },
    async (request, reply) => {
      await service.end(actorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
