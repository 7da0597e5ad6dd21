import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../http/guards';
import type { CancelledOrders } from './cancelled-orders';
import { cancelEventSchema, updateEventSchema } from './event-editing-schemas';
import type { EventEditingService } from './event-editing-service';
import { EVENT_FORM } from './event-form';

interface EventEditingRoutesOptions {
  service: EventEditingService;
  cancelledOrders: CancelledOrders;
  guards: Guards;
}

export const eventEditingRoutes: FastifyPluginAsyncTypebox<EventEditingRoutesOptions> = async (
  app,
  { service, cancelledOrders, guards },
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
      // The event is cancelled whatever happens now; what fails here is done by the next round.
      cancelledOrders.work().catch((error: unknown) => {
        request.log.error({ err: error, event: id }, 'orders of a cancelled event are left');
      });
      return event;
    },
  );
};
