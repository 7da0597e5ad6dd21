import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../platform/http/guards';
import { cancelEventSchema, deleteDraftSchema, updateEventSchema } from './event-editing-schemas';
import type { EventEditingService } from './event-editing-service';
import { EVENT_FORM } from './event-form';

interface EventEditingRoutesOptions {
  service: EventEditingService;
  guards: Guards;
}

export const eventEditingRoutes: FastifyPluginAsyncTypebox<EventEditingRoutesOptions> = async (
  app,
  { service, guards },
) => {
  app.patch(
    '/events/:id/',
    { schema: updateEventSchema, onRequest: guards.member, config: EVENT_FORM },
    async (request) =>
      service.update(actorOf(request), request.params.id, request.body, request.upload),
  );

  app.post(
    '/events/:id/cancel/',
    { schema: cancelEventSchema, onRequest: guards.member },
    async (request) => service.cancel(actorOf(request), request.params.id, request.body ?? {}),
  );

  app.delete(
    '/events/:id/',
    { schema: deleteDraftSchema, onRequest: guards.member },
    async (request, reply) => {
      await service.delete(actorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
