import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import {
  gateLinksSchema,
  makeGateLinkSchema,
  moveGateLinkSchema,
  revokeGateLinkSchema,
} from './gate-links-schemas';
import type { GateLinksService } from './gate-links-service';

interface GateLinksRoutesOptions {
  service: GateLinksService;
  guards: Guards;
}

/** Routes for an event's team. */
export const gateLinksRoutes: FastifyPluginAsyncTypebox<GateLinksRoutesOptions> = async (
  app,
  { service, guards: { member: onRequest } },
) => {
  app.get('/events/:id/gate-links/', { schema: gateLinksSchema, onRequest }, async (request) =>
    service.list(actorOf(request), request.params.id),
  );

  app.post(
    '/events/:id/gate-links/',
    {
      schema: makeGateLinkSchema,
      onRequest,
      config: {
        sentences: {
          'gate.required': 'Gate is required',
          'helper.required': 'Helper is required',
          'starts_at.format': 'Choose when the link opens',
          'ends_at.format': 'Choose when the link ends',
        },
      },
    },
    async (request, reply) => {
      const made = await service.make(actorOf(request), request.params.id, request.body);
      return reply.code(201).header('cache-control', 'no-store').send(made);
    },
  );

  app.post(
    '/events/:id/gate-links/:link_id/move/',
    { schema: moveGateLinkSchema, onRequest },
    async (request) => service.move(actorOf(request), request.params.id, request.params.link_id),
  );

  app.post(
    '/events/:id/gate-links/:link_id/revoke/',
    { schema: revokeGateLinkSchema, onRequest },
    async (request) => service.revoke(actorOf(request), request.params.id, request.params.link_id),
  );
};
