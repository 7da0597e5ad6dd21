import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { accountIsSuspended, NotAuthenticatedError } from '../platform/http/errors';
import type { Guards } from '../platform/http/guards';
import { withPage } from '../platform/http/paging';
import { keepPrivate, sendShared, serializer } from '../platform/http/sendShared';
import type { SharedAnswers } from '../platform/http/sharedAnswers';
import type { EventsService } from './events-service';
import { eventIdsSchema, eventSchema, listEventsSchema } from './public-events-schemas';

interface PublicEventsRoutesOptions {
  service: EventsService;
  shared: SharedAnswers;
  guards: Guards;
}

/** The lists of events and single ones: for visitors one answer for all, for everyone else their own. */
export const publicEventsRoutes: FastifyPluginAsyncTypebox<PublicEventsRoutesOptions> = async (
  app,
  { service, shared, guards },
) => {
  app.get(
    '/events/',
    { schema: listEventsSchema, onRequest: guards.visitor },
    async (request, reply) => {
      const { actor, query } = request;
      if (query.organizer === 'me' && !actor) {
        throw request.isSuspended ? accountIsSuspended() : new NotAuthenticatedError();
      }
      if (query.organizer === 'me') await guards.anyTeam(request);
      const list = () =>
        service.list(request.acting, query, (page) => `/api/events/?${withPage(query, page)}`);
      if (actor) return keepPrivate(reply).send(await list());
      const text = serializer(reply);
      const key = `list ${JSON.stringify(query)}`;
      return sendShared(
        request,
        reply,
        await shared.get(key, async () => ({ body: text(await list()) })),
      );
    },
  );

  app.get('/events/ids/', { schema: eventIdsSchema }, async (request, reply) => {
    const text = serializer(reply);
    const read = async () => ({ body: text(await service.publicIds()) });
    return sendShared(request, reply, await shared.get('ids', read));
  });

  app.get(
    '/events/:id/',
    { schema: eventSchema, onRequest: guards.visitor },
    async (request, reply) => {
      const { actor, params } = request;
      if (actor) return keepPrivate(reply).send(await service.get(actor, params.id));
      const text = serializer(reply);
      const read = async () => {
        const { event, until } = await service.getPublic(params.id);
        return { body: text(event), until };
      };
      return sendShared(request, reply, await shared.get(`event ${params.id}`, read));
    },
  );
};
