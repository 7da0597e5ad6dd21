import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../platform/http/guards';
import { cancelEventSchema, updateEventSchema } from './event-editing-schemas';
import type { EventEditingService } from './event-editing-service';
import { EVENT_FORM } from './event-form';

interface EventEditingRoutesOptions {
  service: EventEditingService;
  endCancelledOrders: () => Promise<void>;
  guards: Guards;
}

export const eventEditingRoutes: FastifyPluginAsyncTypebox<EventEditingRoutesOptions> = async (
  app,
  { service, endCancelledOrders, guards },
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
    async (request) => {
      const { id } = request.params;
      const event = await service.cancel(actorOf(request), id, request.body ?? {});
      // The event is already cancelled; the next round retries what fails here.
      endCancelledOrders().catch((error: unknown) => {
        request.log.error({ err: error, event: id }, 'orders of a cancelled event are left');
      });
      return event;
    },
  );
};
