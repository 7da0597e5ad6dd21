import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import { forgetEventSchema, savedEventsSchema, saveEventSchema } from './saved-events-schemas';
import type { SavedEventsService } from './saved-events-service';

interface SavedEventsRoutesOptions {
  service: SavedEventsService;
  guards: Guards;
}

export const savedEventsRoutes: FastifyPluginAsyncTypebox<SavedEventsRoutesOptions> = async (
  app,
  { service, guards },
) => {
  app.get(
    '/events/saved/',
    { schema: savedEventsSchema, onRequest: guards.member },
    async (request) => service.list(actorOf(request)),
  );

  app.put(
    '/events/:id/saved/',
    { schema: saveEventSchema, onRequest: guards.member },
    async (request, reply) => {
      await service.save(actorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/events/:id/saved/',
    { schema: forgetEventSchema, onRequest: guards.member },
    async (request, reply) => {
      await service.forget(actorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
