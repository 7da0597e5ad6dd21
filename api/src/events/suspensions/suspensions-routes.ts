import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import {
  liftSuspensionSchema,
  listSuspensionsSchema,
  suspendAccountSchema,
  suspendEventSchema,
} from './suspensions-schemas';
import type { SuspensionsService } from './suspensions-service';

export const suspensionsRoutes: FastifyPluginAsyncTypebox<{
  service: SuspensionsService;
  guards: Guards;
}> = async (app, { service, guards }) => {
  const onRequest = guards.oneOf(['ADMIN']);
  const config = { sentences: { 'reason.required': 'Reason is required' } };

  app.get('/desk/suspensions/', { schema: listSuspensionsSchema, onRequest }, async ({ query }) =>
    service.list(query),
  );

  app.post(
    '/desk/accounts/:id/suspend/',
    { schema: suspendAccountSchema, onRequest, config },
    async (request) => service.suspendAccount(actorOf(request), request.params.id, request.body),
  );

  app.post(
    '/desk/events/:id/suspend/',
    { schema: suspendEventSchema, onRequest, config },
    async (request) => service.suspendEvent(actorOf(request), request.params.id, request.body),
  );

  app.post(
    '/desk/suspensions/:id/lift/',
    { schema: liftSuspensionSchema, onRequest, config },
    async (request) => service.lift(actorOf(request), request.params.id, request.body),
  );
};
