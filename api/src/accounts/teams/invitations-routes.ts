import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import { limitCalls } from '../../platform/http/rateLimits';
import { acceptInvitationSchema, invitationSchema } from './invitations-schemas';
import type { InvitationsService } from './invitations-service';

interface InvitationsRoutesOptions {
  service: InvitationsService;
  guards: Guards;
  /** Calls per minute and address. */
  limit: number;
}

/** For the page that an invitation's mail links to. */
export const invitationsRoutes: FastifyPluginAsyncTypebox<InvitationsRoutesOptions> = async (
  app,
  { service, guards, limit },
) => {
  const preHandler = limitCalls(app, { name: 'invitations', max: limit });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  app.get('/invitations/:token/', { schema: invitationSchema, preHandler }, async (request) =>
    service.show(request.params.token),
  );

  app.post(
    '/invitations/:token/accept/',
    { schema: acceptInvitationSchema, onRequest: guards.member, preHandler },
    async (request) => service.accept(actorOf(request), request.params.token),
  );
};
