import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import { changeTaxNumberSchema, taxNumberSchema } from './tax-numbers-schemas';
import type { TaxNumbersService } from './tax-numbers-service';

export const taxNumbersRoutes: FastifyPluginAsyncTypebox<{
  service: TaxNumbersService;
  guards: Guards;
}> = async (app, { service, guards }) => {
  const onRequest = guards.oneOf(['ORGANIZER', 'ADMIN']);

  app.get('/money/tax-number/', { schema: taxNumberSchema, onRequest }, async (request) =>
    service.show(actorOf(request).id),
  );

  app.put(
    '/money/tax-number/',
    {
      schema: changeTaxNumberSchema,
      onRequest,
      config: {
        sentences: {
          'tax_number.maxLength':
            'Tax number must have 13 digits; an earlier TIN has 10, or 8 and 4',
        },
      },
    },
    async (request) => service.change(actorOf(request).id, request.body.tax_number),
  );
};
