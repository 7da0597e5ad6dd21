import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import { becomeOrganizerSchema } from './account-schemas';
import type { AccountService } from './account-service';

interface OrganizerRoutesOptions {
  service: Pick<AccountService, 'becomeOrganizer'>;
  guards: Guards;
}

export const organizerRoutes: FastifyPluginAsyncTypebox<OrganizerRoutesOptions> = async (
  app,
  { service, guards },
) => {
  app.post(
    '/auth/organizer/',
    { schema: becomeOrganizerSchema, onRequest: guards.member },
    async (request, reply) => {
      await service.becomeOrganizer(actorOf(request));
      return reply.code(204).send(null);
    },
  );
};
