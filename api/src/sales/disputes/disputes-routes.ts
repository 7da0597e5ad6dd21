import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Guards } from '../../platform/http/guards';
import { openDisputesSchema } from './disputes-schemas';
import type { OpenDisputes } from './open-disputes';

interface DisputesRoutesOptions {
  service: OpenDisputes;
  guards: Guards;
}

export const disputesRoutes: FastifyPluginAsyncTypebox<DisputesRoutesOptions> = async (
  app,
  { service, guards },
) => {
  app.get(
    '/disputes/',
    { schema: openDisputesSchema, onRequest: guards.oneOf(['ADMIN']) },
    async ({ query }) => service.list(query, '/api/disputes/'),
  );
};
