import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Guards } from '../../platform/http/guards';
import { deskPayoutsSchema, organizerBalancesSchema } from './desk-schemas';
import type { DeskService } from './desk-service';

interface DeskRoutesOptions {
  service: DeskService;
  guards: Guards;
}

export const deskRoutes: FastifyPluginAsyncTypebox<DeskRoutesOptions> = async (
  app,
  { service, guards },
) => {
  const administrators = guards.oneOf(['ADMIN']);

  app.get(
    '/money/organizers/',
    { schema: organizerBalancesSchema, onRequest: administrators },
    async ({ query }) => service.balances(query, '/api/money/organizers/'),
  );

  app.get(
    '/money/desk/payouts/',
    { schema: deskPayoutsSchema, onRequest: administrators },
    async ({ query }) => service.payouts(query, '/api/money/desk/payouts/'),
  );
};
