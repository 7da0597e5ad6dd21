import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FIELD_MESSAGES } from '../../platform/fieldMessages';
import { actingOf, actorOf, type Guards } from '../../platform/http/guards';
import { changeTaxNumberSchema, taxNumberSchema } from './tax-numbers-schemas';
import type { TaxNumbersService } from './tax-numbers-service';

export const taxNumbersRoutes: FastifyPluginAsyncTypebox<{
  service: TaxNumbersService;
  guards: Guards;
}> = async (app, { service, guards }) => {
  app.get(
    '/money/tax-number/',
    { schema: taxNumberSchema, onRequest: guards.wholeTeam('money') },
    async (request) => service.show(actingOf(request).teamId),
  );

  app.put(
    '/money/tax-number/',
    {
      schema: changeTaxNumberSchema,
      onRequest: guards.wholeTeam('payout_account'),
      config: {
        sentences: {
          'tax_number.maxLength': FIELD_MESSAGES.tax_number.invalid,
        },
      },
    },
    async (request) => {
      const { teamId } = actingOf(request);
      return service.change(actorOf(request), teamId, request.body.tax_number);
    },
  );
};
