import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import { closePaymentCaseSchema, paymentCasesSchema } from './payment-cases-schemas';
import type { PaymentCasesService } from './payment-cases-service';

interface PaymentCasesRoutesOptions {
  service: PaymentCasesService;
  guards: Guards;
}

export const paymentCasesRoutes: FastifyPluginAsyncTypebox<PaymentCasesRoutesOptions> = async (
  app,
  { service, guards },
) => {
  const administrators = guards.oneOf(['ADMIN']);

  app.get(
    '/payment-cases/',
    { schema: paymentCasesSchema, onRequest: administrators },
    async (request) => {
      return service.list(request.query, '/api/payment-cases/');
    },
  );

  app.post(
    '/payment-cases/:id/close/',
    {
      schema: closePaymentCaseSchema,
      onRequest: administrators,
      config: { sentences: { 'note.required': 'Note is required' } },
    },
    async (request) => service.close(actorOf(request), request.params.id, request.body),
  );
};
