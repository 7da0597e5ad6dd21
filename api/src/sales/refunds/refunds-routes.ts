import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import { refundsSchema, retryRefundSchema, settleRefundSchema } from './refunds-schemas';
import type { RefundsService } from './refunds-service';

interface RefundsRoutesOptions {
  service: RefundsService;
  guards: Guards;
}

export const refundsRoutes: FastifyPluginAsyncTypebox<RefundsRoutesOptions> = async (
  app,
  { service, guards },
) => {
  const administrators = guards.oneOf(['ADMIN']);
  const config = { sentences: { 'note.required': 'Note is required' } };

  app.get('/refunds/', { schema: refundsSchema, onRequest: administrators }, async (request) => {
    return service.list(request.query, '/api/refunds/');
  });

  app.post(
    '/refunds/:id/retry/',
    { schema: retryRefundSchema, onRequest: administrators, config },
    async (request) => service.retry(actorOf(request), request.params.id, request.body),
  );

  app.post(
    '/refunds/:id/settle/',
    { schema: settleRefundSchema, onRequest: administrators, config },
    async (request) => service.settle(actorOf(request), request.params.id, request.body),
  );
};
