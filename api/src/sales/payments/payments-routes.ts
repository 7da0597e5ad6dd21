import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorKey, actorOf, type Guards } from '../../platform/http/guards';
import { idempotencySentences, requestKey } from '../../platform/http/idempotency';
import { limitCalls } from '../../platform/http/rateLimits';
import { checkPaymentSchema, initiateSchema, paymentSchema } from './payments-schemas';
import type { PaymentsService } from './payments-service';

interface PaymentsRoutesOptions {
  service: PaymentsService;
  guards: Guards;
  /** Calls per minute and account that reach the provider. */
  limit: number;
}

export const paymentsRoutes: FastifyPluginAsyncTypebox<PaymentsRoutesOptions> = async (
  app,
  { service, guards, limit },
) => {
  const limitAccount = limitCalls(app, { name: 'payments', max: limit, keyOf: actorKey });

  app.post(
    '/payments/initiate/',
    {
      schema: initiateSchema,
      onRequest: guards.member,
      preHandler: limitAccount,
      config: { sentences: idempotencySentences },
    },
    async (request) =>
      service.initiate(actorOf(request), request.body.ticket_id, requestKey(request)),
  );

  app.get(
    '/payments/:reference/',
    { schema: paymentSchema, onRequest: guards.member, config: { evenSuspended: true } },
    async (request) => service.status(actorOf(request), request.params.reference),
  );

  app.post(
    '/payments/:reference/check/',
    {
      schema: checkPaymentSchema,
      onRequest: guards.member,
      preHandler: limitAccount,
      config: { evenSuspended: true },
    },
    async (request) => service.check(actorOf(request), request.params.reference),
  );
};
